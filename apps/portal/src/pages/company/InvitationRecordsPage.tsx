export { InvitationRecords as default } from '@atrium/features/invitations'
