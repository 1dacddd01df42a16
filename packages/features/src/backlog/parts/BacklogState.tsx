import { StatusBadge, type StatusBadgeProps } from '@atrium/ui/status-badge'
import { useTexts } from '../../shared/host/useKept'
import type { BacklogItem, BacklogStatus } from '../api'
import { backlogMessages } from '../messages'

/** State of an invitation for the person; pending ones are emphasised. */
export function BacklogState({ item }: { readonly item: BacklogItem }) {
  const texts = useTexts(backlogMessages)
  return (
    <StatusBadge {...looks[item.status]}>
      {item.isDissolved && item.status === 'withdrawn' ? texts.dissolved : texts[item.status]}
    </StatusBadge>
  )
}

const looks: Readonly<Record<BacklogStatus, Pick<StatusBadgeProps, 'tone' | 'quiet'>>> = {
  waiting: { tone: 'warning' },
  joined: { tone: 'success' },
  rejected: { tone: 'idle' },
  awaitingApproval: { tone: 'accent', quiet: true },
  expired: { tone: 'warning', quiet: true },
  withdrawn: { tone: 'idle' },
}
