export { InvitationRecords } from './InvitationRecords'
export { InvitationsFeature } from './InvitationsFeature'
export { InviteMembers } from './InviteMembers'
export { DepartmentPicker } from './parts/DepartmentPicker'
