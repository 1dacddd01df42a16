import { generateKeyPair, generateProof, type KeyPair } from 'dpop'
import { createStore, get, update } from 'idb-keyval'

const keys = createStore('atrium-session', 'keys')
const own = 'own'

/**
 * Proves that this browser holds its key (DPoP, RFC 9449). The key can't be exported, not even by a script of the
 * page: who copies tokens hasn't got it.
 *
 * @param bound the refresh token that the proof is for. Absent: a session begins, for which a key is made if need be.
 * @returns undefined where this browser has no such key, or can keep none
 */
export async function proveBrowser(
  method: string,
  address: string,
  bound?: string,
): Promise<string | undefined> {
  const pair = bound === undefined ? await keyToBegin() : await get<KeyPair>(own, keys)
  return pair && generateProof(pair, address, method, undefined, bound)
}

async function keyToBegin(): Promise<KeyPair | undefined> {
  try {
    const made = await generateKeyPair('ES256')
    // Tabs that begin at once agree on the one that was there first.
    await update<KeyPair>(own, (kept) => kept ?? made, keys)
    return await get<KeyPair>(own, keys)
  } catch {
    // Not over http, nor where nothing may be kept.
    return undefined
  }
}
