import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom, useAtomValue } from 'jotai'
import { use, useRef, useState } from 'react'
import { useTexts } from '../shared/host/useKept'
import { RequestFailure } from '../shared/request/RequestFailure'
import { FewFirst } from '../shared/screen/FewFirst'
import layout from '../shared/screen/Layout.module.css'
import { Screen } from '../shared/screen/Screen'
import type { Protection } from './api'
import { eventsAtom, sessionsAtom } from './atoms'
import { securityMessages } from './messages'
import { CheckUp } from './parts/CheckUp'
import { EventRow } from './parts/EventRow'
import { OpenSessions } from './parts/OpenSessions'
import { SecurityHostContext } from './parts/SecurityHost'
import { SignInWays } from './parts/SignInWays'
import styles from './SecurityCentre.module.css'

/** `/securityCenter`: the next action first, then protections, sessions and events. */
export function SecurityCentre() {
  const texts = useTexts(securityMessages)
  const { sections, privacy, ending } = use(SecurityHostContext)
  const ways = useRef<HTMLElement>(null)
  const others = useRef<HTMLDivElement>(null)
  // Reserves space, so that the content below isn't pushed down. Once shown it stays, also while reloading.
  const [isKnown, setIsKnown] = useState(false)
  const recent = [useAtomValue(sessionsAtom), useAtomValue(eventsAtom)]
  if (!isKnown && recent.every(({ state }) => state !== 'loading')) setIsKnown(true)
  function showStep(kind: Protection) {
    const place = kind === 'email' ? ways.current : others.current
    place?.scrollIntoView({ block: 'center' })
    place?.focus({ preventScroll: true })
  }
  return (
    <Screen name={texts.centre} width="reading">
      <div className={`${styles.centre} ${layout.sections}`}>
        <CheckUp onStepHere={showStep} />
        <div className={styles.columns}>
          <div className={layout.sections}>
            <SignInWays ref={ways} />
            {sections && (
              <div ref={others} tabIndex={-1} className={`${styles.others} ${layout.sections}`}>
                {sections}
              </div>
            )}
          </div>
          <div className={`${styles.beside} ${layout.sections}`}>
            <OpenSessions />
            {isKnown && <SecurityEvents />}
            {isKnown && privacy}
          </div>
          {ending}
        </div>
      </div>
    </Screen>
  )
}

/** Recent events of the account: the first few, and all on request. */
function SecurityEvents() {
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
          <FewFirst rows={events} labels={texts}>
            {(event) => <EventRow key={event.eventId} event={event} now={request.value.now} />}
          </FewFirst>
        ))}
    </Card>
  )
}
