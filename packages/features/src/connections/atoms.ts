import { atom } from 'jotai'
import { requestAtom } from '../shared/request/request'
import { keyedRequestAtom } from '../shared/request/steadyAtom'
import { connectionsApiAtom } from './api'

/** The company's domains and connections; writing asks again. */
export const identityAtom = requestAtom(['connections'], (get, signal) =>
  get(connectionsApiAtom).getIdentity({ query: {} }, { signal }),
)

/** Id of the connection whose details are shown; empty: none. */
export const shownIdAtom = atom('')

/** The details of that connection. */
export const connectionAtom = keyedRequestAtom(shownIdAtom, ['connections'], (get, signal) => {
  const connectionId = get(shownIdAtom)
  if (connectionId === '') return new Promise<never>(() => {})
  return get(connectionsApiAtom).getConnection({ query: { connectionId } }, { signal })
})

declare module '../shared/request/stale' {
  interface Resources {
    /** The company's verified domains and identity providers. */
    readonly connections: unknown
  }
}
