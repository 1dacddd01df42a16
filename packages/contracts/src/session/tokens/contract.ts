import * as v from 'valibot'
import { contract, timestamp } from '../../wire/contract'

export const tokens = v.object({
  /** JWT, valid for a few minutes. */
  accessToken: v.string(),
  /** Opaque; rotates with every refresh. */
  refreshToken: v.string(),
  /** JWT that some calls repeat in their body as proof of a recent sign-in. */
  passportToken: v.string(),
  passportRefreshToken: v.string(),
})

/**
 * The calls that every page of a signed-in person may need. The session's other calls are loaded with the
 * sign-in.
 */
export const tokensContract = contract({
  getPublicKey: {
    method: 'GET',
    path: '/api/v1/User/GetPassportPubKey',
    isPublic: true,
    response: v.object({
      keyId: v.string(),
      publicKey: v.string(),
      challenge: v.string(),
      expiresAt: timestamp,
    }),
  },
  refresh: {
    method: 'POST',
    path: '/api/v1/User/refresh',
    isPublic: true,
    browserProof: true,
    body: v.object({
      accessToken: v.pipe(v.string(), v.maxLength(4096)),
      refreshToken: v.pipe(v.string(), v.maxLength(512)),
      isWebClient: v.optional(v.boolean(), true),
      passportToken: v.pipe(v.string(), v.maxLength(4096)),
      passportRefreshToken: v.pipe(v.string(), v.maxLength(512)),
    }),
    response: tokens,
  },
  signOut: {
    method: 'POST',
    path: '/api/v1/User/logout',
    response: v.literal(true),
  },
})

/** Error codes of token exchanges. */
export const tokenErrors = {
  refreshRefused: 52007,
  /** The answer to a refresh where other calls get an empty 403. */
  signedInElsewhere: 52008,
  /** The browser's proof was used before; the call may be repeated with a new one. */
  proofUsed: 52012,
} as const
