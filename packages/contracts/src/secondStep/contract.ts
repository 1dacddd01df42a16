import * as v from 'valibot'
import { compact, contract, text, timestamp } from '../wire/contract'

/** Longest name of a passkey. */
export const passkeyNameLength = 30

export const mostPasskeys = 10

/** A passkey's id, as the authenticator created it. */
const passkeyId = v.pipe(v.string(), v.maxLength(1400), v.regex(/^[\w-]+$/))

const base64url = v.pipe(v.string(), v.maxLength(16_384), v.regex(/^[\w-]+$/))

/** Shown once, because the service stores only MACs of them. */
const recoveryCodes = v.array(v.string())

/** Setting up and removing a second step and passkeys. The session's contract uses them. */
export const secondStepSetUpContract = contract({
  getSecondStep: {
    method: 'GET',
    path: '/api/v1/User/GetSecondStep',
    response: v.object({
      /** Null: no second step is required. */
      authenticator: v.nullable(v.object({ addedAt: timestamp, usedAt: v.nullable(timestamp) })),
      recoveryCodes: v.object({ left: v.number(), madeAt: v.nullable(timestamp) }),
      passkeys: v.array(
        v.object({
          id: v.string(),
          name: v.string(),
          addedAt: timestamp,
          usedAt: v.nullable(timestamp),
          /** The device maker's account syncs it to other devices. */
          isSynced: v.boolean(),
        }),
      ),
    }),
  },
  beginAuthenticator: {
    method: 'POST',
    path: '/api/v1/User/BeginAuthenticator',
    response: v.object({
      /** Base32, for typing instead of scanning. */
      secret: v.string(),
      /** `otpauth://totp/…`, for a QR code. */
      address: v.string(),
    }),
  },
  confirmAuthenticator: {
    method: 'POST',
    path: '/api/v1/User/ConfirmAuthenticator',
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
    method: 'POST',
    path: '/api/v1/User/RemoveAuthenticator',
    response: v.literal(true),
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/v1/User/RenewRecoveryCodes',
    response: v.object({ recoveryCodes }),
  },
  beginPasskey: {
    method: 'POST',
    path: '/api/v1/User/BeginPasskey',
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
    method: 'POST',
    path: '/api/v1/User/AddPasskey',
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
    body: v.object({ id: passkeyId, name: text(passkeyNameLength, 1) }),
    response: v.literal(true),
  },
  removePasskey: {
    method: 'POST',
    path: '/api/v1/User/RemovePasskey',
    body: v.object({ id: passkeyId }),
    response: v.literal(true),
  },
})

/** Error codes of second-step calls. */
export const secondStepErrors = {
  codeWrong: 52411,
  alreadyOn: 52412,
  /** No set-up was started, or the second step is off. */
  notOn: 52413,
  passkeyRefused: 52421,
  /** The passkey already belongs to somebody. */
  passkeyKnown: 52422,
  tooManyPasskeys: 52423,
  passkeyMissing: 52424,
} as const
