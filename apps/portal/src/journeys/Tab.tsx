import { pagePaths } from '@atrium/contracts/paths'
import type { Events, Store } from '@atrium/features/shared'
import { EmptyState } from '@atrium/ui/empty-state'
import { useMemo, useState } from 'react'
import { memoryLocation } from 'wouter/memory-location'
import { mockSession } from '../../../../packages/features/src/session/mocks'
import { type Answer, mockFetch } from '../../../../packages/features/src/shared/stories/answers'
import { Portal } from '../Portal'
import type { Display } from '../useDisplay'
import type { Visit } from '../useVisit'
import { usualAnswers } from './usualAnswers'

/** A person who opens the portal. */
export interface Visitor {
  /** The address they open. */
  readonly at: string
  readonly session: 'signedIn' | 'signedOut'
  /** Answers for this visitor only. */
  readonly answers?: readonly Answer[]
}

interface TabProps extends Visitor {
  readonly served: readonly Answer[]
  readonly events: Events
  readonly display: Display
}

/** The portal of one visitor, isolated from the page around it. */
export function Tab({ served, events, display, ...visitor }: TabProps) {
  const [{ place, store, visit }] = useState(() => openTab(visitor, served))
  const [pathname] = place.hook()
  const search = place.searchHook()
  const location = useMemo(() => ({ pathname, search }), [pathname, search])
  if (!pathname.startsWith('/')) return <OtherSite address={pathname} />
  return (
    <Portal
      visit={visit}
      display={display}
      location={location}
      navigate={place.navigate}
      store={store}
      events={events}
      baseUrl="http://service.invalid"
      timeZone="Asia/Shanghai"
    />
  )
}

/** A destination outside of the portal, which can't be shown here. */
const OtherSite = ({ address }: { readonly address: string }) => (
  <main>
    <EmptyState title={address} />
  </main>
)

function openTab({ at, session, answers = [] }: Visitor, served: readonly Answer[]) {
  const place = memoryLocation({ path: at })
  const fetch = mockFetch([...usualAnswers, ...served, ...answers])
  const visit: Visit = {
    fetch,
    session: mockSession(session, fetch),
    toSignIn: () => place.navigate(pagePaths.login),
    // Like a browser that shows another site in the same tab.
    leaveFor: (address) => place.navigate(address),
  }
  return { place, visit, store: memoryStore() }
}

function memoryStore(): Store {
  const kept = new Map<string, string>()
  return { read: (key) => kept.get(key), write: (key, value) => void kept.set(key, value) }
}
