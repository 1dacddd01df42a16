import { createHash } from 'node:crypto'
import { sessionRefusals } from '@atrium/contracts/session/refusals'
import { calculateJwkThumbprint, EmbeddedJWK, type JWTPayload, jwtVerify } from 'jose'
import type { BrowserProofGiven } from '../../../platform/http/BrowserProofGiven'
import { sameText } from '../../../platform/keys/mac'
import { Refusal } from '../../../platform/refusal/Refusal'

/** A browser that proved possession of its key. */
export interface ProvenBrowser {
  /** Thumbprint of the key. */
  readonly key: string
  /** Identifies the proof; a copy has the same digest. */
  readonly proofDigest: string
  /** Whether the proof was made for this refresh token. */
  isFor(refreshToken: string): boolean
}

/**
 * Undefined for a proof that is missing or not genuine. Its age is not checked, since people's clocks are wrong: it is
 * made for one refresh token, which is valid until its child is used, and each proof works once.
 *
 * Source: RFC 9449, sections 4.2 and 4.3. Only the end of the address's path is compared: a proxy may have other names
 * than the service, and another service of this origin can't make the browser sign a proof.
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
    // Only the proof can be wrong here, and we can't list the errors that a library or WebCrypto throws on one.
    return undefined
  }
}

const longest = 4096

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

function isOfRequest({ htm, htu }: JWTPayload, { method, path }: BrowserProofGiven): boolean {
  if (htm !== method || typeof htu !== 'string' || !URL.canParse(htu)) return false
  return decodeURI(new URL(htu).pathname).endsWith(decodeURI(path))
}

/**
 * The browser whose key a new session is bound to; undefined when it sends no proof.
 * @throws Refusal when the proof is invalid: the session would silently stay unbound
 */
export async function browserToBind(call: {
  readonly browserProof?: BrowserProofGiven | undefined
}): Promise<ProvenBrowser | undefined> {
  if (!call.browserProof) return undefined
  const browser = await readBrowserProof(call.browserProof)
  if (!browser) throw new Refusal(sessionRefusals.browserUnproven)
  return browser
}
