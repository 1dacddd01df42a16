import { pagePaths } from '@atrium/contracts/paths'
import { useCallback, useState } from 'react'
import { FeatureProvider } from '../../shared/host/FeatureProvider'
import { keepAttempt } from '../../shared/social/keptAttempts'
import { mockSession } from '../mocks'
import { SessionFeature, type SessionFeatureProps } from '../SessionFeature'

export interface SocialPageProps extends Omit<SessionFeatureProps, 'session'> {
  readonly stored?: 'signedOut' | 'signedIn'
  /** Path and query that the page is opened at. */
  readonly at: string
  /** What the browser began at a provider by `state-1`, or that it has a ticket to bind. Default: nothing. */
  readonly kept?: 'signIn' | 'bind' | 'ticket'
  /** Hears where the page goes. */
  readonly onNavigate?: (to: string) => void
}

/** A browser of its own, at the session's screens, where social accounts are a way in. */
export function SocialPage({ stored = 'signedOut', at, kept, onNavigate, ...props }: SocialPageProps) {
  const [session] = useState(() => mockSession(stored))
  const [{ store, tabStore }] = useState(() => openBrowser(kept))
  const [location, go] = useState(() => locationOf(at))
  const navigate = useCallback(
    (to: string) => {
      onNavigate?.(to)
      go(locationOf(to))
    },
    [onNavigate],
  )
  return (
    <FeatureProvider tokens={session} {...{ store, tabStore, location, navigate }}>
      <SessionFeature session={session} extent="window" hasSocial {...props} />
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
      ...{ attempt: 'attempt', purpose: kept, expiresAt: '2099-01-01T00:00:00.000Z' },
      pathname: kept === 'bind' ? pagePaths.security : pagePaths.login,
      search: kept === 'bind' ? '' : 'fromroute=%2FmyMessage',
    })
  return { store, tabStore: memory(kept === 'ticket' ? { socialTicket: 'ticket-1' } : {}) }
}

function memory(values: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(values))
  return {
    read: (key: string) => kept.get(key),
    write: (key: string, value: string) => void (value === '' ? kept.delete(key) : kept.set(key, value)),
  }
}
