import type { SessionState, SignedOutBecause } from '../Session'

const reasons: readonly SignedOutBecause[] = [
  'signedInElsewhere',
  'passwordChanged',
  'phoneChanged',
  'deregistered',
  'accountLocked',
  'endedByOperator',
]

/** Whether it is a reason that a sign-in screen says; the service and other tabs know more of them. */
export const isReason = (because: string | null | undefined): because is SignedOutBecause =>
  reasons.some((reason) => reason === because)

export const signedOut = (because: string | null | undefined): SessionState =>
  isReason(because) ? { state: 'signedOut', because } : { state: 'signedOut' }
