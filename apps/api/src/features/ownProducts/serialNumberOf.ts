import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { spellSerialNumber } from '../../platform/keys/newSerialNumber'

interface Licence {
  readonly source: string
  readonly ownedId: string
  /** The serial number of a company's grant. */
  readonly sn: string | null
}

/**
 * A personal licence's serial number is derived from its identity, so it never changes, whatever happens to the
 * service's keys. It names the licence and opens nothing.
 */
export const serialNumberOf = (userId: string, { sn, source, ownedId }: Licence): string =>
  sn ?? spellSerialNumber(sha256(utf8ToBytes(JSON.stringify([userId, source, ownedId]))).subarray(0, 16))
