import * as v from 'valibot'
import { contract, timestamp } from '../../wire/contract'

export const tokens = v.object({
  /** JWT of a few minutes for the user and enterprise calls. */
  accessToken: v.string(),
  /** Opaque, rotates with every refresh. */
  refreshToken: v.string(),
  /** JWT that some calls repeat in their body as proof of a fresh sign-in. */
  passportToken: v.string(),
  passportRefreshToken: v.string(),
})

/** What every page of somebody signed in may need; the rest of the session's calls come with the sign-in. */
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

/** Codes of refused exchanges of tokens. */
export const tokenErrors = {
  refreshRefused: 52007,
  /** Answers a refresh where other calls answer an empty 403. */
  signedInElsewhere: 52008,
  /** The browser's proof was used before: with another one the call can be made again. */
  proofUsed: 52012,
} as const
