import { pagePaths } from '@atrium/contracts/paths'
import { useCallback, useState } from 'react'
import { FeatureProvider } from '../../shared/host/FeatureProvider'
import type { Store } from '../../shared/host/host'
import { keepAttempt } from '../../shared/social/keptAttempts'
import { mockSession } from '../mocks'
import { SessionFeature, type SessionFeatureProps } from '../SessionFeature'

export interface SocialPageProps extends Omit<SessionFeatureProps, 'session'> {
  readonly stored?: 'signedOut' | 'signedIn'
  /** Path and query of the page. */
  readonly at: string
  /** The attempt with the state `state-1` that the browser started, or its ticket. Default: none. */
  readonly kept?: 'signIn' | 'bind' | 'ticket'
  /** Called with the address that the page goes to. */
  readonly onNavigate?: (to: string) => void
}

/** A separate browser with the session's screens, where social accounts are offered. */
export function SocialPage({ kept, ...props }: SocialPageProps) {
  const [browser] = useState(() => openBrowser(kept))
  return <OwnBrowser browser={browser} hasSocial {...props} />
}

interface OwnBrowserProps extends Omit<SocialPageProps, 'kept'> {
  readonly browser: { readonly store: Store; readonly tabStore: Store }
}

/** The session's screens in a browser of their own. */
export function OwnBrowser({ stored = 'signedOut', at, onNavigate, browser, ...props }: OwnBrowserProps) {
  const [session] = useState(() => mockSession(stored))
  const { store, tabStore } = browser
  const [location, go] = useState(() => locationOf(at))
  const navigate = useCallback(
    (to: string) => {
      onNavigate?.(to)
      go(locationOf(to))
    },
    [onNavigate],
  )
  return (
    <FeatureProvider
      tokens={session}
      store={store}
      tabStore={tabStore}
      location={location}
      navigate={navigate}
    >
      <SessionFeature session={session} extent="window" {...props} />
    </FeatureProvider>
  )
}

function locationOf(to: string) {
  const [pathname = '', search = ''] = to.split('?')
  return { pathname, search }
}

function openBrowser(kept: SocialPageProps['kept']) {
  const store = memory()
  if (kept === 'signIn' || kept === 'bind')
    keepAttempt(store, 'state-1', {
      attempt: 'attempt',
      purpose: kept,
      expiresAt: '2099-01-01T00:00:00.000Z',
      pathname: kept === 'bind' ? pagePaths.security : pagePaths.login,
      search: kept === 'bind' ? '' : 'fromroute=%2FmyMessage',
    })
  return { store, tabStore: memory(kept === 'ticket' ? { socialTicket: 'ticket-1' } : {}) }
}

export function memory(values: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(values))
  return {
    read: (key: string) => kept.get(key),
    write: (key: string, value: string) => void (value === '' ? kept.delete(key) : kept.set(key, value)),
  }
}
