import { StatusBadge, type StatusTone } from '@atrium/ui/status-badge'
import { useTexts } from '../../shared/host/useKept'
import type { CertificationStatus } from '../api'
import { companyMessages } from '../messages'

const tones: Record<CertificationStatus, StatusTone> = {
  uncertified: 'neutral',
  pending: 'warning',
  rejected: 'danger',
  certified: 'success',
}

export function CertificationBadge({ status }: { readonly status: CertificationStatus }) {
  const texts = useTexts(companyMessages)
  return <StatusBadge tone={tones[status]}>{texts[status]}</StatusBadge>
}
