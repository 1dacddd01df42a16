import { createHash } from 'node:crypto'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { calculateJwkThumbprint, EmbeddedJWK, type JWTPayload, jwtVerify } from 'jose'
import type { BrowserProofGiven } from '../../../platform/http/BrowserProofGiven'
import { sameText } from '../../../platform/keys/mac'
import { Refusal } from '../../../platform/refusal/Refusal'

/** A browser that holds its key, as a genuine proof of it says. */
export interface ProvenBrowser {
  /** Thumbprint of the key. */
  readonly key: string
  /** Tells this proof from others; a copy of it has the same. */
  readonly proofDigest: string
  /** Whether the proof was made for this refresh token. */
  isFor(refreshToken: string): boolean
}

/**
 * Undefined for a proof that is missing or not genuine. How old one is isn't asked, since people's clocks are wrong:
 * it's made for one refresh token, which is good until its child is used, and each proof is good once.
 *
 * Source: RFC 9449, sections 4.2 and 4.3. Of the address only the end of its path is compared: a proxy may be known by
 * other names than the service, and another service of this origin can't ask the browser for a proof.
 */
export async function readBrowserProof(
  given: BrowserProofGiven | undefined,
): Promise<ProvenBrowser | undefined> {
  if (!given || given.jwt.length > longest) return undefined
  try {
    const { payload, protectedHeader } = await jwtVerify(given.jwt, EmbeddedJWK, {
      typ: 'dpop+jwt',
      algorithms: ['ES256'],
      requiredClaims: ['jti', 'iat'],
    })
    if (!isOfRequest(payload, given) || !protectedHeader.jwk) return undefined
    const key = await calculateJwkThumbprint(protectedHeader.jwk)
    const { jti = '', ath } = payload
    return {
      key,
      proofDigest: hashOf(jti),
      isFor: (token) => typeof ath === 'string' && sameText(ath, hashOf(token)),
    }
  } catch {
    // Nothing in here but the proof can be wrong, and which errors a library or WebCrypto throws on one is not ours to list.
    return undefined
  }
}

const longest = 4096

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

function isOfRequest({ htm, htu }: JWTPayload, { method, path }: BrowserProofGiven): boolean {
  if (htm !== method || typeof htu !== 'string' || !URL.canParse(htu)) return false
  return decodeURI(new URL(htu).pathname).endsWith(path)
}

/**
 * The browser to whose key a session is bound that begins now; undefined where it proves none.
 * @throws Refusal where it tries to and can't: a session that isn't bound would say nothing of it
 */
export async function browserToBind(call: {
  readonly browserProof?: BrowserProofGiven | undefined
}): Promise<ProvenBrowser | undefined> {
  if (!call.browserProof) return undefined
  const browser = await readBrowserProof(call.browserProof)
  if (!browser) throw new Refusal(errorCodes.invalid, '浏览器验证失败，请刷新页面后重试')
  return browser
}
