import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { useClearOfDocked } from '@atrium/ui/toast'
import { useRef } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { useFormat } from '../../shared/texts/useFormat'
import { realtimeMessages } from '../messages'
import type { ConnectionState } from '../useConnection'
import styles from './ConnectionNotice.module.css'

interface ConnectionNoticeProps {
  readonly state: ConnectionState
  /** The time from which the page may be out of date. */
  readonly since: string
  /** Checks whether the service can be reached again. */
  readonly onRetry: () => void
  /** Reloads all visible data. */
  readonly onRefresh: () => void
}

/** Shows that the connection is lost, since when data may be out of date, and what to do. */
export function ConnectionNotice({ state, since, onRetry, onRefresh }: ConnectionNoticeProps) {
  const texts = useTexts(realtimeMessages)
  const { shortTime } = useFormat()
  const isOffline = state === 'offline'
  const place = useRef<HTMLDivElement>(null)
  useClearOfDocked(place, state !== 'fine')
  if (state === 'fine') return null
  return (
    <div ref={place} className={styles.place} data-docked>
      <Notice
        tone="warning"
        role="status"
        className={styles.notice}
        actions={
          <Button size="small" onClick={isOffline ? onRetry : onRefresh}>
            {isOffline ? texts.retry : texts.refresh}
          </Button>
        }
      >
        {(isOffline ? texts.offline : texts.late)(shortTime(since))}
      </Notice>
    </div>
  )
}
