export { InvitationRecords } from './InvitationRecords'
export { InvitationsFeature } from './InvitationsFeature'
export { InviteMembers } from './InviteMembers'
export { invitationsRoutes } from './routes'
