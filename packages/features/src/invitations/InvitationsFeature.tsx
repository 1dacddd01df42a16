import { pagePaths } from '@atrium/contracts/paths'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { InvitationRecords } from './InvitationRecords'
import { InviteMembers } from './InviteMembers'

/** The whole feature: the records if the host's location names them, or else the form. */
export const InvitationsFeature = () => <FeatureScreens screens={screens} />

const screens = {
  [pagePaths.inviteMembers]: <InviteMembers />,
  [pagePaths.invitationRecords]: <InvitationRecords />,
}
