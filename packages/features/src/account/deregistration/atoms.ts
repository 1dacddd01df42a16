import { pagePaths } from '@atrium/contracts/paths'
import { atom } from 'jotai'
import { ownQueryAtom } from '../../shared/host/query'
import { requestAtom } from '../../shared/request/request'
import { keyedRequestAtom } from '../../shared/request/steadyAtom'
import { deregistrationApiAtom } from './api'

/** The losses of closing the account, and its blockers; writing reloads them. */
export const farewellAtom = requestAtom(['deregistration'], (get, signal) =>
  get(deregistrationApiAtom).previewDeregistration({}, { signal }),
)

const ownQuery = ownQueryAtom([pagePaths.deregistrationNotice])

/** The request in the address; undefined: none. */
export const submittedAtom = atom((get) => {
  const query = get(ownQuery)
  const [submitted, proof] = [query.get('submitted'), query.get('proof')]
  return submitted && proof ? { submitted: submitted.slice(0, 40), proof: proof.slice(0, 64) } : undefined
})

const submittedKeyAtom = atom((get) => JSON.stringify(get(submittedAtom) ?? null))

/** The end of the account, confirmed by the service; null: not confirmed. */
export const noticeAtom = keyedRequestAtom(submittedKeyAtom, [], async (get, signal) => {
  const query = get(submittedAtom)
  if (!query) return null
  return (await get(deregistrationApiAtom).readDeregistration({ query }, { signal })).endsAt
})

export const sendFarewellCodeAtom = atom(null, (get) => get(deregistrationApiAtom).sendDeregistrationCode({}))

declare module '../../shared/request/stale' {
  interface Resources {
    /** The person's account closure. */
    readonly deregistration: unknown
  }
}
