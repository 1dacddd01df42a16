import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { useTexts } from '../../shared/host/useHost'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { eventsAtom } from '../atoms'
import { securityMessages } from '../messages'
import { EventRow } from './EventRow'
import { FewFirst } from './FewFirst'

/** What happened to the account last; the first few, until one wants all. */
export function SecurityEvents() {
  const texts = useTexts(securityMessages)
  const [request, askAgain] = useAtom(eventsAtom)
  const events = request.state === 'ready' ? request.value.events : []
  return (
    <Card title={texts.events} description={texts.eventsHint} padding={events.length > 0 ? 'none' : 'normal'}>
      {request.state === 'loading' && <Skeleton shape="block" height={320} />}
      {request.state === 'failed' && (
        <RequestFailure failure={request.failure} title={texts.eventsFailed} onRetry={askAgain} />
      )}
      {request.state === 'ready' &&
        (events.length === 0 ? (
          <EmptyState drawing="history" title={texts.noEvents} />
        ) : (
          <FewFirst rows={events}>
            {(event) => <EventRow key={event.eventId} event={event} now={request.value.now} />}
          </FewFirst>
        ))}
    </Card>
  )
}
