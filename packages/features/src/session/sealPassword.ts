import type { SealPurpose } from '@atrium/contracts/session/password/contract'
import { fromBase64url, toBase64url } from './base64url'
import { sealNatively } from './sealNatively'

/** What the service hands out to seal with. */
interface SealingKey {
  /** Base64url of an X25519 public key. */
  readonly publicKey: string
  /** Sealed beside the password; good for one request. */
  readonly challenge: string
}

const blockLength = 128

/**
 * Seals a password so that only the service can read it, once, and only for this purpose
 * (see docs/decisions/account/sealed-passwords.md). The browser's own cryptography does it where it can; elsewhere a
 * library that is loaded then.
 */
export async function sealPassword(
  { publicKey, challenge }: SealingKey,
  purpose: SealPurpose,
  password: string,
): Promise<string> {
  const theirs = fromBase64url(publicKey)
  const content = padded(new TextEncoder().encode(JSON.stringify({ password, challenge })))
  const sealed =
    (await sealNatively(theirs, purpose, content)) ??
    (await loadPortable()).sealPortably(theirs, purpose, content)
  return toBase64url(sealed)
}

/** Loads ahead of need what this browser can't do by itself. */
export async function prepareSealing(): Promise<void> {
  const nothing = new Uint8Array(32).fill(9)
  if (!(await sealNatively(nothing, 'signIn', nothing))) await loadPortable()
}

const loadPortable = () => import('./sealPortably')

/** Spaces after the JSON, so that the length doesn't tell that of the password. */
function padded(content: Uint8Array): Uint8Array<ArrayBuffer> {
  const filled = new Uint8Array(Math.ceil(content.length / blockLength) * blockLength).fill(0x20)
  filled.set(content)
  return filled
}
