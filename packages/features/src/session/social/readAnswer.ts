import type { Store } from '../../shared/host/host'
import { type KeptAttempt, takeAttempt } from '../../shared/social/keptAttempts'
import type { ProviderAnswer } from './atoms'

/** The answer in the address that a provider led to, checked against the attempts of this browser. */
export type Arrival =
  | { readonly is: 'answer'; readonly answer: ProviderAnswer; readonly begun: KeptAttempt }
  /** The person declined there. */
  | { readonly is: 'declined'; readonly begun: KeptAttempt }
  | { readonly is: 'refused'; readonly begun: KeptAttempt }
  /** Not an attempt of this browser: somebody else's link, or a used one. */
  | { readonly is: 'foreign' }

/** Uses up the attempt, whatever the answer is. */
export function readAnswer(search: string, store: Store): Arrival {
  const query = new URLSearchParams(search)
  const state = query.get('state') ?? ''
  const begun = state ? takeAttempt(store, state) : undefined
  if (!begun || begun.connectionId !== undefined) return { is: 'foreign' }
  const code = query.get('code')
  if (!code) return { is: query.get('error') === 'access_denied' ? 'declined' : 'refused', begun }
  const issuer = query.get('iss')
  return { is: 'answer', begun, answer: { attempt: begun.attempt, state, code, ...(issuer && { issuer }) } }
}
