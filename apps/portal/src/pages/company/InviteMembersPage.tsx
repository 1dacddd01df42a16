export { InviteMembers as default } from '@atrium/features/invitations'
