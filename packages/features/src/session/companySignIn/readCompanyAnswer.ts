import type { Store } from '../../shared/host/host'
import { type KeptAttempt, takeAttempt } from '../../shared/social/keptAttempts'
import type { CompanyAnswer } from './atoms'

/** The answer in the address that the service led to, checked against the attempts of this browser. */
export type CompanyArrival =
  | { readonly is: 'answer'; readonly answer: CompanyAnswer; readonly begun: KeptAttempt }
  /** The person cancelled there, or the identity provider refused; `code` is the service's, or empty. */
  | { readonly is: 'refused'; readonly code: string; readonly begun?: KeptAttempt | undefined }
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
  const told = (name: string) => facts.get(name) ?? ''
  if (told('code') === '' && told('error') === '') return { is: 'nothing' }
  const state = told('state')
  const begun = state === '' ? undefined : takeAttempt(store, state)
  if (told('error') !== '') return { is: 'refused', code: told('error'), begun }
  if (!begun?.connectionId || begun.connectionId !== told('connection')) return { is: 'foreign' }
  const { attempt, connectionId } = begun
  const iss = told('iss')
  const answer = { attempt, connectionId, state, code: told('code'), ...(iss && { iss }) }
  return { is: 'answer', begun, answer }
}
