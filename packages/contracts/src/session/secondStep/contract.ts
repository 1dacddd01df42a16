import * as v from 'valibot'
import { sentCode, verificationCode } from '../../shared/codes/contract'
import { compact, contract, id, timestamp } from '../../wire/contract'
import { devices, signedIn } from '../contract'
import { sealedPassword } from '../password/contract'

/** Digits of an authenticator app, grouped in any way. */
const authenticatorCode = v.pipe(
  v.string(),
  v.maxLength(32),
  v.transform(compact),
  v.regex(/^\d{6}$/, 'must be six digits'),
)

/** Letters and digits, in any case and grouped in any way. */
const recoveryCode = v.pipe(
  v.string(),
  v.maxLength(64),
  v.transform((typed) => compact(typed).replaceAll('-', '').toUpperCase()),
  v.regex(/^[0-9A-Z]{10}$/, 'must be a recovery code'),
)

const base64url = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(/^[\w-]+$/))

/** A browser's answer to a passkey request, in WebAuthn's JSON format. */
export const passkeyAnswer = v.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: base64url(4096),
    authenticatorData: base64url(4096),
    signature: base64url(4096),
    userHandle: v.optional(base64url(128)),
  }),
  clientExtensionResults: v.optional(v.object({}), {}),
})

const byAuthenticator = v.object({ kind: v.literal('authenticator'), code: authenticatorCode })
const byPasskey = v.object({ kind: v.literal('passkey'), answer: passkeyAnswer })

/** A proof of the second step, by one of its methods. */
const secondStepProof = v.variant('kind', [
  byAuthenticator,
  byPasskey,
  v.object({ kind: v.literal('recoveryCode'), code: recoveryCode }),
])

const secondStepWay = v.picklist(['authenticator', 'passkey', 'recoveryCode'])

const challenge = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be a challenge'))

/** The data of a sign-in refused with `secondStepRequired`. */
export const secondStepAsked = v.object({
  /** Valid for one sign-in, with the second step only. */
  challenge,
  expiresAt: timestamp,
  /** At least one, most convenient first. */
  ways: v.array(secondStepWay),
  /** The company of a sign-in as a company. */
  company: v.optional(id),
})

/** How signed-in people prove their identity. SMS is only for those who have no other method. */
const proofWay = v.picklist(['password', 'authenticator', 'passkey', 'code'])

/** The data that a browser needs to request a passkey. */
const passkeyQuestion = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: v.picklist(['required', 'preferred']),
  /** The allowed passkeys; none: any passkey of this site. */
  allowCredentials: v.array(
    v.object({ id: v.string(), type: v.literal('public-key'), transports: v.array(v.string()) }),
  ),
})

export const secondStepContract = contract({
  completeSignIn: {
    method: 'POST',
    path: '/api/v1/User/CompleteSignIn',
    isPublic: true,
    browserProof: true,
    body: v.object({ challenge, proof: secondStepProof, devices: v.optional(devices, []) }),
    response: signedIn,
  },
  askForPasskey: {
    method: 'POST',
    path: '/api/v1/User/AskForPasskey',
    isPublic: true,
    effect: 'reads',
    body: v.object({ challenge: v.optional(challenge) }),
    response: passkeyQuestion,
  },
  askForOwnPasskey: {
    method: 'POST',
    path: '/api/v1/User/AskForOwnPasskey',
    effect: 'reads',
    response: passkeyQuestion,
  },
  signInByPasskey: {
    method: 'POST',
    path: '/api/v1/User/SignInByPasskey',
    isPublic: true,
    browserProof: true,
    body: v.object({
      answer: passkeyAnswer,
      isWebClient: v.optional(v.boolean(), true),
      devices: v.optional(devices, []),
    }),
    response: signedIn,
  },
  getProofWays: {
    method: 'GET',
    path: '/api/v1/User/GetProofWays',
    response: v.object({
      /** At least one, most convenient first. */
      ways: v.array(proofWay),
      /** The bound mobile, partly hidden. */
      mobile: v.string(),
    }),
  },
  sendProofCode: {
    method: 'POST',
    path: '/api/v1/User/SendProofCode',
    codeChallenge: true,
    response: sentCode,
  },
  prove: {
    method: 'POST',
    path: '/api/v1/User/Prove',
    codeChallenge: true,
    body: v.object({
      proof: v.variant('kind', [
        v.object({
          kind: v.literal('password'),
          /** Sealed for `confirmation`. */
          password: sealedPassword,
          keyId: v.pipe(v.string(), v.maxLength(64)),
        }),
        byAuthenticator,
        byPasskey,
        v.object({ kind: v.literal('code'), code: verificationCode }),
      ]),
    }),
    response: v.literal(true),
  },
})

export type SecondStepProof = v.InferOutput<typeof secondStepProof>
export type SecondStepWay = v.InferOutput<typeof secondStepWay>
export type SecondStepAsked = v.InferOutput<typeof secondStepAsked>
export type ProofWay = v.InferOutput<typeof proofWay>
export type PasskeyAnswer = v.InferOutput<typeof passkeyAnswer>
export type PasskeyQuestion = v.InferOutput<typeof passkeyQuestion>
