import { mac } from '../keys/mac'
import type { ServiceKeys } from '../keys/serviceKeys'

/** What is kept of a challenge: a copy of the table takes nobody's second step. */
export const pendingProof = (keys: ServiceKeys, challenge: string): string =>
  mac(keys.derivation, ['second step', challenge])

/** By which a password is known to be still the same. */
export const passwordMark = (keys: ServiceKeys, passwordHash: string): string =>
  mac(keys.derivation, ['password of a sign-in', passwordHash])
