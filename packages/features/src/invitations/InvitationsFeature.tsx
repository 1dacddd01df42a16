import { FeatureRoot } from '../shared/host/FeatureRoot'
import { useHost } from '../shared/host/useHost'
import { InvitationRecords } from './InvitationRecords'
import { InviteMembers } from './InviteMembers'
import { invitationsRoutes } from './routes'

/** The whole feature: the records where the host's location names them, else the form. */
export function InvitationsFeature() {
  return (
    <FeatureRoot paths={ownPaths}>
      <CurrentScreen />
    </FeatureRoot>
  )
}

function CurrentScreen() {
  const { pathname } = useHost().location
  return pathname === invitationsRoutes.records ? <InvitationRecords /> : <InviteMembers />
}

/** What it shows itself. */
const ownPaths = [invitationsRoutes.invite, invitationsRoutes.records]
