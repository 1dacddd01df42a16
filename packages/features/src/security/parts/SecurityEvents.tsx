import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { RequestFailure } from '../../shared/request/RequestFailure'
import layout from '../../shared/screen/Layout.module.css'
import { eventsAtom } from '../atoms'
import { securityMessages } from '../messages'
import { EventRow } from './EventRow'
import styles from './Rows.module.css'

const atFirst = 5

/** What happened to the account last; the first few, until one wants all. */
export function SecurityEvents() {
  const texts = useTexts(securityMessages)
  const [request, askAgain] = useAtom(eventsAtom)
  const [extent, setExtent] = useState<'few' | 'all'>('few')
  const events = request.state === 'ready' ? request.value.events : []
  return (
    <Card title={texts.events} description={texts.eventsHint} padding={events.length > 0 ? 'none' : 'normal'}>
      {request.state === 'loading' && <Skeleton shape="block" height={320} />}
      {request.state === 'failed' && (
        <RequestFailure failure={request.failure} title={texts.eventsFailed} onRetry={askAgain} />
      )}
      {request.state === 'ready' &&
        (events.length === 0 ? (
          <EmptyState title={texts.noEvents} />
        ) : (
          <>
            <ul className={layout.plainList}>
              {(extent === 'all' ? events : events.slice(0, atFirst)).map((event) => (
                <EventRow key={event.eventId} event={event} now={request.value.now} />
              ))}
            </ul>
            {events.length > atFirst && (
              <div className={styles.more}>
                <Button
                  variant="ghost"
                  size="small"
                  aria-expanded={extent === 'all'}
                  onClick={() => setExtent(extent === 'all' ? 'few' : 'all')}
                >
                  {extent === 'all' ? texts.showLess : texts.showAll(events.length)}
                </Button>
              </div>
            )}
          </>
        ))}
    </Card>
  )
}
