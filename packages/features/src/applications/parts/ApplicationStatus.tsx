import { StatusBadge } from '@atrium/ui/status-badge'
import { useTexts } from '../../shared/host/useHost'
import { inviteTones } from '../../shared/list/inviteTones'
import type { Application } from '../api'
import { applicationsMessages } from '../messages'

export const statusWords = { 5: 'pending', 1: 'joined', 2: 'rejected' } as const

export function ApplicationStatus({ status }: { readonly status: Application['inviteStatus'] }) {
  const texts = useTexts(applicationsMessages)
  return <StatusBadge tone={inviteTones[status]}>{texts[statusWords[status]]}</StatusBadge>
}
