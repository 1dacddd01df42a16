import { pagePaths } from '@atrium/contracts/paths'
import { atom } from 'jotai'
import { ownQueryAtom } from '../shared/host/query'
import { requestAtom } from '../shared/request/request'
import { keyedRequestAtom } from '../shared/request/steadyAtom'
import { securityApiAtom } from './api'
import { signInInQuery } from './routes'

/** The protections of the signed-in person's account; writing asks again. */
export const securityAtom = requestAtom(['account'], (get, signal) =>
  get(securityApiAtom).getSecurity({}, { signal }),
)

/** Where they are signed in, with the time that the ages are told at. */
export const sessionsAtom = requestAtom(['sessions'], async (get, signal) => ({
  sessions: await get(securityApiAtom).listSessions({}, { signal }),
  now: new Date(),
}))

/** As many as one looks at: the rest is of no use to anybody. */
const mostEvents = 50

/** What happened to their account last. */
export const eventsAtom = requestAtom(['securityEvents'], async (get, signal) => {
  const query = { pageIndex: 1, pageSize: mostEvents }
  const { list } = await get(securityApiAtom).listSecurityEvents({ query }, { signal })
  return { events: list, now: new Date() }
})

const ownAtom = ownQueryAtom([pagePaths.security])

/** Id of the sign-in that the address asks about; empty: none. */
export const askedIdAtom = atom((get) => get(ownAtom).get(signInInQuery) ?? '')

/** That sign-in. What one says of it changes what is shown, so it isn't asked for again by itself. */
export const askedSignInAtom = keyedRequestAtom(askedIdAtom, [], async (get, signal) =>
  get(securityApiAtom).getSignIn({ query: { sessionId: get(askedIdAtom) } }, { signal }),
)

declare module '../shared/request/stale' {
  interface Resources {
    /** Of the person: where they are signed in. */
    readonly sessions: unknown
    /** Of the person: what happened to their account. */
    readonly securityEvents: unknown
  }
}
