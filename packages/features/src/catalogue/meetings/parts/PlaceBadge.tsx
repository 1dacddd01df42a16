import { StatusBadge, type StatusBadgeProps } from '@atrium/ui/status-badge'
import { useTexts } from '../../../shared/host/useKept'
import type { Application } from '../api'
import { meetingMessages } from '../messages'

type Standing = Application['status'] | 'there'

/** A person's state in a meeting: registered, waiting, or not taking part. */
export function PlaceBadge({ application }: { readonly application: Application }) {
  const texts = useTexts(meetingMessages)
  const standing: Standing = application.checkedInAt ? 'there' : application.status
  return (
    <StatusBadge {...looks[standing]}>
      {standing === 'waiting' && application.waitingPosition
        ? texts.waitingAt(application.waitingPosition)
        : texts[standing]}
    </StatusBadge>
  )
}

const looks: Readonly<Record<Standing, Pick<StatusBadgeProps, 'tone' | 'quiet'>>> = {
  confirmed: { tone: 'success' },
  there: { tone: 'success' },
  waiting: { tone: 'warning' },
  withdrawn: { tone: 'idle' },
}
