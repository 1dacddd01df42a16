import { FeatureScreens } from '../shared/host/FeatureScreens'
import { InvitationRecords } from './InvitationRecords'
import { InviteMembers } from './InviteMembers'
import { invitationsRoutes } from './routes'

/** The whole feature: the records where the host's location names them, else the form. */
export const InvitationsFeature = () => <FeatureScreens screens={screens} />

const screens = {
  [invitationsRoutes.invite]: <InviteMembers />,
  [invitationsRoutes.records]: <InvitationRecords />,
}
