import { StatusBadge, type StatusTone } from '@atrium/ui/status-badge'
import { useInviteStatusNames } from '../useInviteStatusNames'
import type { InviteStatus } from '../wire'

const tones: Readonly<Record<InviteStatus, StatusTone>> = {
  1: 'success',
  2: 'danger',
  4: 'warning',
  5: 'warning',
  6: 'neutral',
  7: 'neutral',
}

export function InviteStatusBadge({ status }: { readonly status: InviteStatus }) {
  const names = useInviteStatusNames()
  return <StatusBadge tone={tones[status]}>{names[status]}</StatusBadge>
}
