import { mac } from '../keys/mac'
import type { ServiceKeys } from '../keys/serviceKeys'

/** The stored form of a challenge: a copy of the table can't complete a second step. */
export const pendingProof = (keys: ServiceKeys, challenge: string): string =>
  mac(keys.derivation, ['second step', challenge])

/** Identifies a password, to detect that it was changed. */
export const passwordMark = (keys: ServiceKeys, passwordHash: string): string =>
  mac(keys.derivation, ['password of a sign-in', passwordHash])
