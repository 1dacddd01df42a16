import { createEvents } from '@atrium/features/shared'
import { useLayoutEffect, useState } from 'react'
import { useGlobals } from 'storybook/preview-api'
import type { HubEvent } from '../../../../packages/features/src/realtime/contract'
import { staleAfter } from '../../../../packages/features/src/realtime/staleAfter'
import { makeStale } from '../../../../packages/features/src/shared/request/stale'
import type { Answer } from '../../../../packages/features/src/shared/stories/answers'
import type { Display } from '../useDisplay'
import { Tab, type Visitor } from './Tab'

interface JourneyOptions {
  /** Whose way begins it. */
  readonly begins: Visitor
  /** What the service answers beside the usual. Made anew for each walk: what it remembers, all visitors see. */
  readonly serve: () => readonly Answer[]
}

/** The real portal, its routes walked in memory, on a service that remembers what is done in it. */
export function createJourney({ begins, serve }: JourneyOptions) {
  const events = createEvents()
  let show: (visitor: Visitor) => void = () => {}

  function Journey({ display }: { readonly display: Display }) {
    const [served] = useState(serve)
    const [visitors, setVisitors] = useState([begins])
    useLayoutEffect(() => {
      show = (next) => setVisitors((former) => [...former, next])
    }, [])
    const [visitor = begins] = visitors.slice(-1)
    return <Tab key={visitors.length} {...visitor} served={served} events={events} display={display} />
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
    /** Somebody opens the portal in a browser of their own. */
    opens: (visitor: Visitor) => show(visitor),
    /** The service tells the open page. */
    tells(event: HubEvent) {
      events.tell(event.target, event)
      makeStale(events, staleAfter(event))
    },
  }
}
