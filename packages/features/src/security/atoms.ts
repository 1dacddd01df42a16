import { pagePaths } from '@atrium/contracts/paths'
import { atom } from 'jotai'
import { ownQueryAtom } from '../shared/host/query'
import { requestAtom } from '../shared/request/request'
import { keyedRequestAtom } from '../shared/request/steadyAtom'
import { securityApiAtom } from './api'
import { signInInQuery } from './routes'

/** The protections of the signed-in person's account; writing reloads them. */
export const securityAtom = requestAtom(['account'], (get, signal) =>
  get(securityApiAtom).getSecurity({}, { signal }),
)

/** Their sessions, with the time to which ages are relative. */
export const sessionsAtom = requestAtom(['sessions'], async (get, signal) => ({
  sessions: await get(securityApiAtom).listSessions({}, { signal }),
  now: new Date(),
}))

/** Enough to be useful. */
const mostEvents = 50

/** Recent events of their account. */
export const eventsAtom = requestAtom(['securityEvents'], async (get, signal) => {
  const query = { pageIndex: 1, pageSize: mostEvents }
  const { list } = await get(securityApiAtom).listSecurityEvents({ query }, { signal })
  return { events: list, now: new Date() }
})

const ownAtom = ownQueryAtom([pagePaths.security])

/** Id of the sign-in in the address; empty: none. */
export const askedIdAtom = atom((get) => get(ownAtom).get(signInInQuery) ?? '')

/**
 * That sign-in. Answering changes it, so it isn't reloaded automatically. Without an id, such as while its screen is
 * being left, nothing is requested.
 */
export const askedSignInAtom = keyedRequestAtom(askedIdAtom, [], async (get, signal) => {
  const sessionId = get(askedIdAtom)
  if (sessionId === '') return new Promise<never>(() => {})
  return get(securityApiAtom).getSignIn({ query: { sessionId } }, { signal })
})

declare module '../shared/request/stale' {
  interface Resources {
    /** The person's sessions. */
    readonly sessions: unknown
    /** The person's account events. */
    readonly securityEvents: unknown
  }
}
