import { calculateThumbprint, generateKeyPair, generateProof, type KeyPair } from 'dpop'
import { createStore, get, update } from 'idb-keyval'

const keys = createStore('atrium-session', 'keys')
const own = 'own'
const ofSite = 'site'

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
  const pair = bound === undefined ? await keptKey(own) : await get<KeyPair>(own, keys)
  return pair && generateProof(pair, address, method, undefined, bound)
}

/** The key that tokens of a site are bound to. */
export interface TokenKey {
  readonly thumbprint: string
  /** A new proof for one call. */
  prove(method: string, address: string, token: string): Promise<string>
}

/** @returns undefined if this browser can't make or store a key */
export async function openTokenKey(): Promise<TokenKey | undefined> {
  const pair = await keptKey(ofSite)
  return (
    pair && {
      thumbprint: await calculateThumbprint(pair.publicKey),
      prove: (method, address, token) => generateProof(pair, address, method, undefined, token),
    }
  )
}

async function keptKey(name: string): Promise<KeyPair | undefined> {
  try {
    const made = await generateKeyPair('ES256')
    // Tabs that start at the same time agree on the first key.
    await update<KeyPair>(name, (kept) => kept ?? made, keys)
    return await get<KeyPair>(name, keys)
  } catch {
    // Not over http, nor without storage.
    return undefined
  }
}
