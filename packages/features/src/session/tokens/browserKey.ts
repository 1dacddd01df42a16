import { generateKeyPair, generateProof, type KeyPair } from 'dpop'
import { createStore, get, update } from 'idb-keyval'

const keys = createStore('atrium-session', 'keys')
const own = 'own'

/**
 * Proves that this browser holds its key (DPoP, RFC 9449). The key can't be exported, not even by a script of
 * the page, so a person who copies the tokens doesn't have it.
 * @param bound the refresh token that the proof is for. Absent: a session starts, and a key is created if there
 * is none.
 * @returns undefined if this browser has no such key, or can't store one
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
    // Tabs that start at the same time agree on the first key.
    await update<KeyPair>(own, (kept) => kept ?? made, keys)
    return await get<KeyPair>(own, keys)
  } catch {
    // Not over http, nor without storage.
    return undefined
  }
}
