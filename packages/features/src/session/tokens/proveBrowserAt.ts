import { Failure } from '../../shared/wire/Failure'
import type { TokenStorage } from './TokenStorage'

/** `keyLost`: the session started with a key that this browser no longer has. */
export interface ProveBrowser {
  (method: string, path: string): Promise<string | undefined>
  (method: string, path: string, refreshToken: string): Promise<string | undefined | 'keyLost'>
}

/** Stored next to the tokens: their session started with a proof. */
const boundKey = 'sessionIsBound'

/**
 * Proofs of this browser's key for calls to a service. Whether the session started with one is stored next to
 * its tokens.
 */
export function proveBrowserAt(storage: TokenStorage, baseUrl = ''): ProveBrowser {
  async function prove(method: string, path: string, refreshToken?: string) {
    if (refreshToken !== undefined && !storage.read(boundKey)) return undefined
    const { proveBrowser } = await import('./browserKey').catch(unreachable)
    const address = new URL(baseUrl + path, globalThis.document?.baseURI).href
    // A temporary failure of the storage, such as while a page is being left, doesn't mean that the key is
    // lost.
    const proof = await proveBrowser(method, address, refreshToken).catch(unreachable)
    if (refreshToken !== undefined) return proof ?? 'keyLost'
    if (proof) storage.write(boundKey, 'true')
    else storage.remove(boundKey)
    return proof
  }
  return prove
}

function unreachable(): never {
  throw new Failure('offline')
}
