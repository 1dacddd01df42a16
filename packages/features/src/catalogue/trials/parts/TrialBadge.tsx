import { StatusBadge, type StatusBadgeProps } from '@atrium/ui/status-badge'
import { type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../../../shared/host/useKept'
import layout from '../../../shared/screen/Layout.module.css'
import { catalogueMessages } from '../../messages'
import type { TrialStatus } from '../api'
import { TrialBarPlace } from '../TrialBarPlace'

interface TrialBadgeProps {
  readonly status: TrialStatus
  /** Replaces the name of the status. */
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

/** The main button of a trial: at the end of its card; on a phone in the bar. */
export function TrialEnding({ children }: { readonly children: ReactNode }) {
  const bar = use(TrialBarPlace)
  return bar ? createPortal(children, bar) : <div className={layout.ending}>{children}</div>
}
