import { StatusBadge } from '@atrium/ui/status-badge'
import { useTexts } from '../../shared/host/useHost'
import type { Application } from '../api'
import { applicationsMessages } from '../messages'

const tones = { 5: 'warning', 1: 'success', 2: 'neutral' } as const
export const statusWords = { 5: 'pending', 1: 'joined', 2: 'rejected' } as const

export function ApplicationStatus({ status }: { readonly status: Application['inviteStatus'] }) {
  const texts = useTexts(applicationsMessages)
  return <StatusBadge tone={tones[status]}>{texts[statusWords[status]]}</StatusBadge>
}
