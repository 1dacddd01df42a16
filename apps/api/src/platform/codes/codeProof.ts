import { randomInt } from 'node:crypto'
import { mac } from '../keys/mac'
import type { ServiceKeys } from '../keys/serviceKeys'
import type { CodePurpose } from './codePurpose'
import { codeRules } from './codeRules'

/** Six digits from the system's generator, each number as likely as any other. */
export const newCode = (): string => String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0')

/** Under what a code is kept: the table names nobody. Each page that asks has its own. */
export const codeKey = (
  { derivation }: ServiceKeys,
  purpose: CodePurpose,
  to: string,
  asker: string | undefined,
): string => mac(derivation, ['code', purpose, to, ...(asker === undefined ? [] : [asker])])

/** The key for the time of the last code, no matter who asked for it. */
export const pauseKey = ({ derivation }: ServiceKeys, purpose: CodePurpose, to: string): string =>
  mac(derivation, ['pause of codes', purpose, to])

/** What is kept of a code: without the service's key nobody finds the million there are. */
export const codeProof = ({ derivation }: ServiceKeys, key: string, salt: string, code: string): string =>
  mac(derivation, ['code proof', key, salt, code])
