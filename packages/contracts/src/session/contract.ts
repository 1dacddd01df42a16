import * as v from 'valibot'
import {
  codePoints,
  compact,
  contract,
  flag,
  tidyAccountName,
  timestamp,
  wholeNumber,
} from '../wire/contract'
import { sealedPassword } from './password/contract'
import { tokenErrors, tokens, tokensContract } from './tokens/contract'

/**
 * Proof of work. The more often it is requested, the more it costs. A captcha answer counts only together with
 * its work, because programs can read captchas.
 */
export const verification = v.object({
  /** Of the work, or of the captcha. */
  challengeId: v.pipe(v.string(), v.maxLength(64)),
  /** As requested. */
  difficulty: wholeNumber(1, 32),
  /** As found. */
  nonce: v.pipe(v.string(), v.maxLength(32)),
  /** The text of the captcha, if the challenge has one. */
  code: v.optional(v.pipe(v.string(), v.maxLength(16), v.transform(compact))),
})

export type Verification = v.InferOutput<typeof verification>

/** Most people whose tokens one device keeps. */
export const mostDevices = 5

/**
 * Tokens by which the service recognises a browser or product that somebody signed in with before, so that
 * attackers elsewhere can't lock them out. They give no access.
 */
export const devices = v.pipe(v.array(v.pipe(v.string(), v.maxLength(128))), v.maxLength(mostDevices))

/** The tokens of a new session, and its person. */
export const signedIn = v.object({
  ...tokens.entries,
  userId: v.string(),
  userAccount: v.string(),
  /** Replaces all tokens that were sent, and stays valid after the session. */
  devices: v.optional(devices),
})

/** The limits for an account or a known device; also the data of a refused sign-in. */
export const signInStanding = v.object({
  failedCount: v.number(),
  /** Proof of work is required. */
  captchaRequired: v.boolean(),
  /** Until then, every attempt is refused. */
  lockedUntil: v.nullable(timestamp),
  /** The same in seconds from now, for wrong clocks; 0 if an attempt is allowed. */
  retryAfterSeconds: v.number(),
})

export const sessionContract = {
  ...tokensContract,
  ...contract({
    getSignInOptions: {
      method: 'GET',
      path: '/api/v1/User/GetSignInOptions',
      isPublic: true,
      response: v.object({ returnOrigins: v.array(v.string()) }),
    },
    getFailedCount: {
      method: 'GET',
      path: '/api/v1/User/GetLoginFailedCount/userName/{userName}',
      isPublic: true,
      params: v.object({
        userName: v.pipe(
          v.string(),
          v.check((value) => codePoints(value) <= 100, 'must have at most 100 characters'),
        ),
      }),
      response: signInStanding,
    },
    getImageCaptcha: {
      method: 'GET',
      path: '/api/v1/User/GetImageCaptcha/width/{w}/height/{h}/len/{n}',
      isPublic: true,
      params: v.object({ w: wholeNumber(80, 400), h: wholeNumber(24, 200), n: wholeNumber(4, 8) }),
      response: v.object({
        captchaId: v.string(),
        /** `data:image/svg+xml;base64,…` */
        image: v.string(),
        difficulty: v.number(),
        expiresAt: timestamp,
      }),
    },
    getWorkChallenge: {
      method: 'GET',
      path: '/api/v1/User/GetWorkChallenge',
      isPublic: true,
      response: v.object({
        challengeId: v.string(),
        salt: v.string(),
        difficulty: v.number(),
        expiresAt: timestamp,
      }),
    },
    signIn: {
      method: 'POST',
      path: '/api/v1/User/login',
      isPublic: true,
      browserProof: true,
      query: v.object({ isWebClient: v.optional(flag, true) }),
      body: v.object({
        userName: v.pipe(
          v.string(),
          v.transform(tidyAccountName),
          v.minLength(1),
          v.check((value) => codePoints(value) <= 100, 'must have at most 100 characters'),
        ),
        password: sealedPassword,
        keyId: v.pipe(v.string(), v.maxLength(64)),
        verification: v.optional(verification),
        devices: v.optional(devices, []),
      }),
      response: signedIn,
    },
    changePassword: {
      method: 'POST',
      path: '/api/v1/User/changePassword',
      body: v.object({
        keyId: v.pipe(v.string(), v.maxLength(64)),
        /** Both are sealed with the same challenge. */
        oldPassword: sealedPassword,
        newPassword: sealedPassword,
      }),
      response: v.literal(true),
    },
  }),
}

/** Error codes of session calls. */
export const sessionErrors = {
  ...tokenErrors,
  wrongCredentials: 52001,
  verificationRequired: 52002,
  verificationWrong: 52003,
  locked: 52004,
  sealExpired: 52005,
  weakPassword: 52006,
  samePassword: 52009,
  /** A common password; only the service can tell. */
  commonPassword: 52010,
  /** Based on the person’s own names and numbers, or a company’s. */
  personalPassword: 52011,
  /**
   * The credentials are right, and the second step follows. Nobody is signed in yet. The answer's data is
   * `secondStepAsked` in `secondStep/contract.ts`.
   */
  secondStepRequired: 52401,
  /** The proof is wrong or was used before. */
  secondStepWrong: 52402,
  /** The challenge is used or expired: start again with the first step. */
  secondStepLate: 52403,
  /** The operator locked this account. */
  accountLocked: 52020,
  /** The mobile number already has an account. */
  accountExists: 52491,
  /** The mobile number, proven to be the caller's, has no account. */
  accountMissing: 52492,
} as const
