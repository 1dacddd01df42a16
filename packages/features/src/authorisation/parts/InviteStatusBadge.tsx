import { StatusBadge } from '@atrium/ui/status-badge'
import { inviteTones } from '../../shared/list/inviteTones'
import { useInviteStatusNames } from '../useInviteStatusNames'
import type { InviteStatus } from '../wire'

export function InviteStatusBadge({ status }: { readonly status: InviteStatus }) {
  const names = useInviteStatusNames()
  return <StatusBadge tone={inviteTones[status]}>{names[status]}</StatusBadge>
}
