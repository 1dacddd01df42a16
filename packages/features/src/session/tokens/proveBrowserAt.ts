import { Failure } from '../../shared/wire/Failure'
import type { TokenStorage } from './TokenStorage'

/** `keyLost`: the session began with a key that this browser has no longer. */
export interface ProveBrowser {
  (method: string, path: string): Promise<string | undefined>
  (method: string, path: string, refreshToken: string): Promise<string | undefined | 'keyLost'>
}

/** Beside the tokens: their session began with a proof. */
const boundKey = 'sessionIsBound'

/** Proofs of this browser's key for calls to a service; whether the session began with one is kept beside its tokens. */
export function proveBrowserAt(storage: TokenStorage, baseUrl = ''): ProveBrowser {
  async function prove(method: string, path: string, refreshToken?: string) {
    if (refreshToken !== undefined && !storage.read(boundKey)) return undefined
    const { proveBrowser } = await import('./browserKey').catch(unreachable)
    const address = new URL(baseUrl + path, globalThis.document?.baseURI).href
    // A store that fails for a moment, as of a page that is being left, says nothing of the key.
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
