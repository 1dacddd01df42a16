import { pagePaths } from '@atrium/contracts/paths'
import { atom } from 'jotai'
import { ownQueryAtom } from '../shared/host/query'
import { requestAtom } from '../shared/request/request'
import { keyedRequestAtom } from '../shared/request/steadyAtom'
import { oidcApiAtom } from './api'

const ownAtom = ownQueryAtom([pagePaths.applicationSignIn])

/** Id of the request in the address; empty: none. */
export const requestIdAtom = atom((get) => get(ownAtom).get('request') ?? '')

/** The application that asks, and for what. */
export const signInRequestAtom = keyedRequestAtom(requestIdAtom, [], (get, signal) => {
  const requestId = get(requestIdAtom)
  if (requestId === '') return new Promise<never>(() => {})
  return get(oidcApiAtom).getSignInRequest({ params: { requestId } }, { signal })
})

/** The applications that the person allowed to sign them in; writing asks again. */
export const allowedApplicationsAtom = requestAtom(['allowedApplications'], (get, signal) =>
  get(oidcApiAtom).listAllowedApplications({}, { signal }),
)

declare module '../shared/request/stale' {
  interface Resources {
    /** Applications that the person signed in to. */
    readonly allowedApplications: unknown
  }
}
