import { StatusBadge, type StatusBadgeProps } from '@atrium/ui/status-badge'
import { useTexts } from '../../shared/host/useHost'
import { catalogueMessages } from '../messages'
import type { TrialStatus } from './api'

interface TrialBadgeProps {
  readonly status: TrialStatus
  /** What is said in place of the status. */
  readonly words?: string | undefined
}

/** State of a trial; pending and rejected ones are emphasised. */
export function TrialBadge({ status, words }: TrialBadgeProps) {
  const texts = useTexts(catalogueMessages)
  return <StatusBadge {...looks[status]}>{words ?? texts[status]}</StatusBadge>
}

const looks: Readonly<Record<TrialStatus, Pick<StatusBadgeProps, 'tone' | 'quiet'>>> = {
  applied: { tone: 'warning' },
  running: { tone: 'success' },
  over: { tone: 'idle' },
  refused: { tone: 'danger', quiet: true },
  withdrawn: { tone: 'idle' },
}
