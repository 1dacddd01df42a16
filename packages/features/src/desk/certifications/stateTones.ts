import type { StatusTone } from '@atrium/ui/status-badge'
import type { CertificationState } from './api'

export const stateTones: Readonly<Record<CertificationState, StatusTone>> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
  withdrawn: 'idle',
}
