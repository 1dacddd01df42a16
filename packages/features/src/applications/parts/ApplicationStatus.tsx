import { StatusBadge } from '@atrium/ui/status-badge'
import { useTexts } from '../../shared/host/useKept'
import { inviteLooks } from '../../shared/list/cells/inviteLooks'
import type { Application } from '../api'
import { applicationsMessages } from '../messages'

export function ApplicationStatus({ status }: { readonly status: Application['status'] }) {
  const texts = useTexts(applicationsMessages)
  return <StatusBadge {...inviteLooks[status]}>{texts[status]}</StatusBadge>
}
