import { randomInt } from 'node:crypto'
import { mac } from '../keys/mac'
import type { ServiceKeys } from '../keys/serviceKeys'
import type { CodePurpose } from './codePurpose'
import { codeRules } from './codeRules'

/** Six random digits, uniformly distributed. */
export const newCode = (): string => String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0')

/** The key of a code in the table, which names nobody. Each page has its own. */
export const codeKey = (
  { derivation }: ServiceKeys,
  purpose: CodePurpose,
  to: string,
  asker: string | undefined,
): string => mac(derivation, ['code', purpose, to, ...(asker === undefined ? [] : [asker])])

/** The key for the time of the last code, independent of the requesting page. */
export const pauseKey = ({ derivation }: ServiceKeys, purpose: CodePurpose, to: string): string =>
  mac(derivation, ['pause of codes', purpose, to])

/** The stored proof of a code: without the service's key, nobody can test the million possibilities. */
export const codeProof = ({ derivation }: ServiceKeys, key: string, salt: string, code: string): string =>
  mac(derivation, ['code proof', key, salt, code])
