import type { Store } from '../../shared/host/host'
import { type KeptAttempt, takeAttempt } from '../../shared/social/keptAttempts'
import type { ProviderAnswer } from './atoms'

/** What an address says that a provider led to, held against what this browser began. */
export type Arrival =
  | { readonly is: 'answer'; readonly answer: ProviderAnswer; readonly begun: KeptAttempt }
  /** The person said no there. */
  | { readonly is: 'declined'; readonly begun: KeptAttempt }
  | { readonly is: 'refused'; readonly begun: KeptAttempt }
  /** Nothing that this browser began: somebody else's link, or one that was used. */
  | { readonly is: 'foreign' }

/** Uses up what was begun, whatever the answer is. */
export function readAnswer(search: string, store: Store): Arrival {
  const query = new URLSearchParams(search)
  const state = query.get('state') ?? ''
  const begun = state ? takeAttempt(store, state) : undefined
  if (!begun) return { is: 'foreign' }
  const code = query.get('code')
  if (!code) return { is: query.get('error') === 'access_denied' ? 'declined' : 'refused', begun }
  const issuer = query.get('iss')
  return { is: 'answer', begun, answer: { attempt: begun.attempt, state, code, ...(issuer && { issuer }) } }
}
