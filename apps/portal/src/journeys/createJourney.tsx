import type { HubEvent } from '@atrium/contracts/realtime/contract'
import { createEvents } from '@atrium/features/shared'
import { useLayoutEffect, useState } from 'react'
import { useGlobals } from 'storybook/preview-api'
import { staleAfter } from '../../../../packages/features/src/realtime/staleAfter'
import { makeStale } from '../../../../packages/features/src/shared/request/stale'
import type { Answer } from '../../../../packages/features/src/shared/stories/answers'
import type { Display } from '../useDisplay'
import { Tab, type Visitor } from './Tab'

/** A service in memory. */
interface Service {
  /** Handlers in addition to the usual ones. */
  readonly answers: readonly Answer[]
}

interface JourneyOptions<S> {
  /** The first visitor. */
  readonly begins: Visitor
  /** Creates the service, once per walk; all visitors share its state. */
  readonly serve: () => S
}

/** The real portal with in-memory routes, on a mock service that remembers changes. */
export function createJourney<S extends Service>({ begins, serve }: JourneyOptions<S>) {
  const events = createEvents()
  let walk: { readonly service: S; show(visitor: Visitor): void } | undefined

  function Journey({ display }: { readonly display: Display }) {
    const [service] = useState(serve)
    const [visitors, setVisitors] = useState([begins])
    useLayoutEffect(() => {
      walk = { service, show: (next) => setVisitors((former) => [...former, next]) }
    }, [service])
    const [visitor = begins] = visitors.slice(-1)
    return (
      <Tab key={visitors.length} {...visitor} served={service.answers} events={events} display={display} />
    )
  }

  function Shown() {
    const [{ theme, locale }, choose] = useGlobals()
    const display: Display = {
      theme: theme === 'dark' ? 'dark' : 'light',
      locale: locale === 'en' ? 'en' : 'zh-CN',
      onThemeChange: (chosen) => choose({ theme: chosen === 'dark' ? 'dark' : 'light' }),
      onLocaleChange: (chosen) => choose({ locale: chosen }),
    }
    return <Journey display={display} />
  }

  return {
    render: Shown,
    /** A person opens the portal in their own browser. */
    opens: (visitor: Visitor) => walk?.show(visitor),
    /** Changes the service as somebody else would, and sends the event to the open page. */
    happens(change: (service: S) => void, event: HubEvent) {
      if (walk) change(walk.service)
      events.tell(event.target, event)
      makeStale(events, staleAfter(event))
    },
  }
}
