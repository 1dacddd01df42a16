import { StatusBadge } from '@atrium/ui/status-badge'
import type { LicenceStatus } from '../api'
import { useLicenceStatusName } from '../useLicenceStatusName'

const tones = { normal: 'success', disabled: 'danger', expired: 'warning' } as const

export function LicenceStatusBadge({ status }: { readonly status: LicenceStatus }) {
  const nameOf = useLicenceStatusName()
  return <StatusBadge tone={tones[status]}>{nameOf(status)}</StatusBadge>
}
