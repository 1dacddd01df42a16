import type { Store } from '../../shared/host/host'
import { type KeptAttempt, takeAttempt } from '../../shared/social/keptAttempts'
import type { CompanyAnswer } from './atoms'

/** The answer in the address that the service led to, checked against the attempts of this browser. */
export type CompanyArrival =
  | { readonly is: 'answer'; readonly answer: CompanyAnswer; readonly begun: KeptAttempt }
  /** The person cancelled there, or the identity provider refused; `code` is the service's, or empty. */
  | {
      readonly is: 'refused'
      readonly code: string
      /** The exact fault, for administrators; empty: none. */
      readonly fault: string
      readonly begun?: KeptAttempt | undefined
    }
  /** Not an attempt of this browser: somebody else's link, or a used one. */
  | { readonly is: 'foreign' }
  /** The address has no answer. */
  | { readonly is: 'nothing' }

/**
 * Uses up the attempt, whatever the answer is.
 *
 * @param fragment without the leading `#`
 */
export function readCompanyAnswer(fragment: string, store: Store): CompanyArrival {
  const facts = new URLSearchParams(fragment)
  const stated = (name: string) => facts.get(name) ?? ''
  if (stated('code') === '' && stated('error') === '') return { is: 'nothing' }
  const state = stated('state')
  const begun = state === '' ? undefined : takeAttempt(store, state)
  if (stated('error') !== '') {
    const fault = /^[A-Za-z]{1,40}$/.test(stated('reason')) ? stated('reason') : ''
    return { is: 'refused', code: stated('error'), fault, begun }
  }
  if (!begun?.connectionId || begun.connectionId !== stated('connection')) return { is: 'foreign' }
  const { attempt, connectionId } = begun
  const iss = stated('iss')
  const answer = { attempt, connectionId, state, code: stated('code'), ...(iss && { iss }) }
  return { is: 'answer', begun, answer }
}
