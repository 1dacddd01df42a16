import { StatusBadge } from '@atrium/ui/status-badge'
import { inviteTones } from '../../shared/list/inviteTones'
import type { InvitationStatus } from '../../shared/wire/words'
import { useInvitationStatusNames } from '../useInvitationStatusNames'

export function InvitationStatusBadge({ status }: { readonly status: InvitationStatus }) {
  const names = useInvitationStatusNames()
  return <StatusBadge tone={inviteTones[status]}>{names[status]}</StatusBadge>
}
