import { pagePaths } from '@atrium/contracts/paths'
import { useMemo } from 'react'
import * as v from 'valibot'
import type { Store } from '../host/host'
import { useHost } from '../host/useKept'
import { useLocation } from '../host/useLocation'

/** An application that waits for somebody to sign in. */
export interface Asking {
  readonly requestId: string
  readonly name: string
  /** The account that it expects; empty: any. */
  readonly loginHint: string
}

const key = 'askingApplication'

const kept = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      v.parseJson(),
      v.object({ requestId: v.string(), name: v.string(), loginHint: v.string() }),
    ),
  ),
  null,
)

/** Kept in the tab, because a link to the sign-in could claim any application. */
export const keepAsking = (tabStore: Store, asking: Asking): void =>
  tabStore.write(key, JSON.stringify(asking))

/** The application to which the sign-in on this page returns; undefined: none. */
export function useAsking(): Asking | undefined {
  const { tabStore } = useHost()
  const { search } = useLocation()
  return useMemo(() => readAsking(tabStore, search), [tabStore, search])
}

/** @param search of the sign-in's address, without the leading `?` */
export function readAsking(tabStore: Store, search: string): Asking | undefined {
  const [path, query] = (new URLSearchParams(search).get('fromroute') ?? '').split('?')
  if (path !== pagePaths.applicationSignIn) return undefined
  const asking = v.parse(kept, tabStore.read(key) ?? null)
  return asking && asking.requestId === new URLSearchParams(query).get('request') ? asking : undefined
}
