import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { spellSerialNumber } from '../../platform/keys/newSerialNumber'

interface Licence {
  readonly source: string
  readonly ownedId: string
  /** Of a company's grant, which has one of its own. */
  readonly sn: string | null
}

/**
 * A licence of a person has its number by what it is, the same for ever, whatever becomes of the service's keys. It
 * names the licence and opens nothing.
 */
export const serialNumberOf = (userId: string, { sn, source, ownedId }: Licence): string =>
  sn ?? spellSerialNumber(sha256(utf8ToBytes(JSON.stringify([userId, source, ownedId]))).subarray(0, 16))
