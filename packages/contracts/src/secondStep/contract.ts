import * as v from 'valibot'
import { compact, contract, text, timestamp } from '../wire/contract'

/** Characters of the name that a person gives a passkey. */
export const passkeyNameLength = 30

export const mostPasskeys = 10

/** Of a passkey, as the authenticator made it. */
const passkeyId = v.pipe(v.string(), v.maxLength(1400), v.regex(/^[\w-]+$/))

const base64url = v.pipe(v.string(), v.maxLength(16_384), v.regex(/^[\w-]+$/))

/** Shown once: the service keeps none that anybody could read. */
const recoveryCodes = v.array(v.string())

const recent = { access: 'user', proof: 'recent' } as const

/** A person's second step and passkeys, set up and taken away. How they are used is the session's. */
export const secondStepSetUpContract = contract({
  getSecondStep: {
    method: 'GET',
    path: '/api/v1/User/GetSecondStep',
    summary: 'Whether the caller’s sign-ins ask for a second step, by what, and their passkeys.',
    access: 'user',
    response: v.object({
      /** Null: no second step is asked for. */
      authenticator: v.nullable(v.object({ addedAt: timestamp, usedAt: v.nullable(timestamp) })),
      recoveryCodes: v.object({ left: v.number(), madeAt: v.nullable(timestamp) }),
      passkeys: v.array(
        v.object({
          id: v.string(),
          name: v.string(),
          addedAt: timestamp,
          usedAt: v.nullable(timestamp),
          /** It is kept by an account of the device’s maker, and so on other devices too. */
          isSynced: v.boolean(),
        }),
      ),
    }),
  },
  beginAuthenticator: {
    ...recent,
    method: 'POST',
    path: '/api/v1/User/BeginAuthenticator',
    summary: 'A new secret for an authenticator app. It counts once a code of the app was right.',
    response: v.object({
      /** Base32, to be typed where no picture can be taken. */
      secret: v.string(),
      /** `otpauth://totp/…`, to be shown as a QR code. */
      address: v.string(),
    }),
  },
  confirmAuthenticator: {
    ...recent,
    method: 'POST',
    path: '/api/v1/User/ConfirmAuthenticator',
    summary: 'Turns the second step on, by one right code of the app. Answers ten recovery codes.',
    body: v.object({
      code: v.pipe(
        v.string(),
        v.maxLength(32),
        v.transform(compact),
        v.regex(/^\d{6}$/, 'must be six digits'),
      ),
    }),
    response: v.object({ recoveryCodes }),
  },
  removeAuthenticator: {
    ...recent,
    method: 'POST',
    path: '/api/v1/User/RemoveAuthenticator',
    summary: 'Turns the second step off, and ends the recovery codes.',
    response: v.literal(true),
  },
  renewRecoveryCodes: {
    ...recent,
    method: 'POST',
    path: '/api/v1/User/RenewRecoveryCodes',
    summary: 'Ten new recovery codes in place of those before.',
    response: v.object({ recoveryCodes }),
  },
  beginPasskey: {
    ...recent,
    method: 'POST',
    path: '/api/v1/User/BeginPasskey',
    summary: 'What a browser needs to make a passkey.',
    effect: 'reads',
    response: v.object({
      challenge: v.string(),
      rp: v.object({ id: v.string(), name: v.string() }),
      user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
      pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
      timeout: v.number(),
      excludeCredentials: v.array(
        v.object({ id: v.string(), type: v.literal('public-key'), transports: v.array(v.string()) }),
      ),
      authenticatorSelection: v.object({
        residentKey: v.literal('required'),
        requireResidentKey: v.literal(true),
        userVerification: v.literal('required'),
      }),
      attestation: v.literal('none'),
    }),
  },
  addPasskey: {
    ...recent,
    method: 'POST',
    path: '/api/v1/User/AddPasskey',
    summary: 'Keeps the passkey that a browser made.',
    body: v.object({
      name: text(passkeyNameLength, 1),
      answer: v.object({
        id: passkeyId,
        rawId: passkeyId,
        type: v.literal('public-key'),
        response: v.object({
          clientDataJSON: base64url,
          attestationObject: base64url,
          transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(32))), v.maxLength(10)), []),
        }),
        clientExtensionResults: v.optional(v.object({}), {}),
      }),
    }),
    response: v.literal(true),
  },
  renamePasskey: {
    method: 'POST',
    path: '/api/v1/User/RenamePasskey',
    summary: 'Calls a passkey something else.',
    access: 'user',
    body: v.object({ id: passkeyId, name: text(passkeyNameLength, 1) }),
    response: v.literal(true),
  },
  removePasskey: {
    ...recent,
    method: 'POST',
    path: '/api/v1/User/RemovePasskey',
    summary: 'Signs nobody in with a passkey any more.',
    body: v.object({ id: passkeyId }),
    response: v.literal(true),
  },
})

/** Codes of refused calls. */
export const secondStepErrors = {
  codeWrong: 52411,
  /** The second step is on already. */
  alreadyOn: 52412,
  /** No set-up was begun, or the second step is off. */
  notOn: 52413,
  passkeyRefused: 52421,
  /** It is somebody's already. */
  passkeyKnown: 52422,
  tooManyPasskeys: 52423,
  passkeyMissing: 52424,
} as const
