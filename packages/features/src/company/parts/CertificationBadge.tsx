import { StatusBadge, type StatusTone } from '@atrium/ui/status-badge'
import { useTexts } from '../../shared/host/useHost'
import type { CertificationStatus } from '../atoms'
import { companyMessages } from '../messages'

const tones: Record<CertificationStatus, StatusTone> = {
  0: 'neutral',
  1: 'warning',
  2: 'danger',
  4: 'success',
}

export function CertificationBadge({ status }: { readonly status: CertificationStatus }) {
  const texts = useTexts(companyMessages)
  return <StatusBadge tone={tones[status]}>{texts[`status${status}`]}</StatusBadge>
}
