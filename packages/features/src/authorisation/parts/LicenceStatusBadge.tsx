import { StatusBadge } from '@atrium/ui/status-badge'
import { useLicenceStatusName } from '../useLicenceStatusName'
import type { LicenceStatus } from '../wire'

const tones = { normal: 'success', disabled: 'danger', expired: 'warning' } as const

export function LicenceStatusBadge({ status }: { readonly status: LicenceStatus }) {
  const nameOf = useLicenceStatusName()
  return <StatusBadge tone={tones[status]}>{nameOf(status)}</StatusBadge>
}
