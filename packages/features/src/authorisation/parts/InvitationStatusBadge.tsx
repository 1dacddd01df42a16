import { StatusBadge } from '@atrium/ui/status-badge'
import { inviteLooks } from '../../shared/list/cells/inviteLooks'
import type { InvitationStatus } from '../../shared/wire/words'
import { useInvitationStatusNames } from '../useAuthorisationTexts'

export function InvitationStatusBadge({ status }: { readonly status: InvitationStatus }) {
  const names = useInvitationStatusNames()
  return <StatusBadge {...inviteLooks[status]}>{names[status]}</StatusBadge>
}
