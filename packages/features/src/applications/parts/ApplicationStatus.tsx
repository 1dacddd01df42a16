import { StatusBadge } from '@atrium/ui/status-badge'
import { useTexts } from '../../shared/host/useHost'
import { inviteTones } from '../../shared/list/inviteTones'
import type { Application } from '../api'
import { applicationsMessages } from '../messages'

export function ApplicationStatus({ status }: { readonly status: Application['status'] }) {
  const texts = useTexts(applicationsMessages)
  return <StatusBadge tone={inviteTones[status]}>{texts[status]}</StatusBadge>
}
