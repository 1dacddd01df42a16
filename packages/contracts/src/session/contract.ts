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
 * Proof that whoever asks is not many machines at once: work done, which costs more the more of it is asked for.
 * A picture that was read counts with its work alone, as machines read pictures too.
 */
export const verification = v.object({
  /** Of the work, or of the picture. */
  challengeId: v.pipe(v.string(), v.maxLength(64)),
  /** As it was asked for. */
  difficulty: wholeNumber(1, 32),
  /** As it was found. */
  nonce: v.pipe(v.string(), v.maxLength(32)),
  /** What was read, with the challenge of a picture. */
  code: v.optional(v.pipe(v.string(), v.maxLength(16), v.transform(compact))),
})

export type Verification = v.InferOutput<typeof verification>

/** The most people whose tokens one device keeps. */
export const mostDevices = 5

/**
 * Tokens by which the service knows a browser or product again from which somebody signed in before, so that nobody
 * who guesses elsewhere locks them out. They open nothing by themselves.
 */
export const devices = v.pipe(v.array(v.pipe(v.string(), v.maxLength(128))), v.maxLength(mostDevices))

/** Tokens of a session that has just begun, and whose it is. */
export const signedIn = v.object({
  ...tokens.entries,
  userId: v.string(),
  userAccount: v.string(),
  /** To be kept in place of all that were sent, also after the session's end. */
  devices: v.optional(devices),
})

/** How an account, or a known device of it, stands; the data of a refused sign-in too. */
export const signInStanding = v.object({
  failedCount: v.number(),
  /** Work must come along. */
  captchaRequired: v.boolean(),
  /** Until when every try is refused. */
  lockedUntil: v.nullable(timestamp),
  /** The same as seconds from now, for clocks that are wrong; 0 when a try is welcome. */
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
        /** Both are sealed beside the same challenge. */
        oldPassword: sealedPassword,
        newPassword: sealedPassword,
      }),
      response: v.literal(true),
    },
  }),
}

/** Codes of refused session calls. */
export const sessionErrors = {
  ...tokenErrors,
  wrongCredentials: 52001,
  verificationRequired: 52002,
  verificationWrong: 52003,
  locked: 52004,
  sealExpired: 52005,
  weakPassword: 52006,
  samePassword: 52009,
  /** One of those that are guessed first; only the service knows them. */
  commonPassword: 52010,
  /** Made of the person’s own names and numbers, or a company’s. */
  personalPassword: 52011,
  /**
   * All that was sent is right, and nobody is signed in yet: the second step comes next. The answer's data says how,
   * as `secondStepAsked` in `secondStep/contract.ts`.
   */
  secondStepRequired: 52401,
  /** The code, or whatever else was to prove it, is wrong, or was used before. */
  secondStepWrong: 52402,
  /** The challenge is used up or too old: the first step comes again. */
  secondStepLate: 52403,
  /** The operator lets nobody sign in with this account. */
  accountLocked: 52020,
  /** The mobile number to be registered has an account. */
  accountExists: 52491,
  /** The mobile number, proven to be one’s own, has no account. */
  accountMissing: 52492,
} as const
