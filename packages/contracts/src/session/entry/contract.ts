import * as v from 'valibot'
import { agreementOutdated, standingVersions } from '../../shared/agreements/contract'
import { sentCode, verificationCode } from '../../shared/codes/contract'
import { contract, flag, mobile, text } from '../../wire/contract'
import { devices, mostDevices, signedIn, verification } from '../contract'
import { sealedPassword } from '../password/contract'

/** Longest name of a new person. */
export const newPersonNameLength = 10

/** The purpose of a code for somebody who isn't signed in. A code works for its purpose only. */
const entryPurpose = v.picklist(['enter', 'recover'])

export type EntryPurpose = v.InferOutput<typeof entryPurpose>

/** `devices` separated by commas, because the call has no body. A successful sign-in replaces them. */
const devicesInQuery = v.pipe(
  v.string(),
  v.maxLength(mostDevices * 129),
  v.transform((joined) => joined.split(',').filter(Boolean)),
  devices,
)

const keyId = v.pipe(v.string(), v.maxLength(64))

/**
 * Signing in with a code to a mobile. Separate from the session's contract, because signing in with a password
 * doesn't need it.
 */
export const entryContract = contract({
  sendEntryCode: {
    method: 'POST',
    path: '/api/v1/User/SendEntryCode',
    isPublic: true,
    codeChallenge: true,
    body: v.object({
      mobile,
      /** `enter`: to sign in or register. */
      purpose: v.optional(entryPurpose, 'enter'),
      verification: v.optional(verification),
    }),
    response: sentCode,
  },
  checkExist: {
    method: 'GET',
    path: '/api/v1/User/checkExist',
    isPublic: true,
    codeChallenge: true,
    query: v.object({ mobile, code: verificationCode }),
    response: v.boolean(),
  },
  signInByCode: {
    method: 'GET',
    path: '/api/v1/User/MobildCodeLogin/mobile/{mobile}/code/{code}',
    isPublic: true,
    codeChallenge: true,
    browserProof: true,
    effect: 'writes',
    params: v.object({ mobile, code: verificationCode }),
    query: v.object({ isWebClient: v.optional(flag, true), devices: v.optional(devicesInQuery, '') }),
    response: signedIn,
  },
  getAgreementsInForce: {
    method: 'GET',
    path: '/api/v1/Agreement/GetAgreementsInForce',
    isPublic: true,
    response: standingVersions,
  },
  registerPerson: {
    method: 'POST',
    path: '/api/v1/User/PersonalUserRegist',
    isPublic: true,
    codeChallenge: true,
    browserProof: true,
    query: v.object({ isWebClient: v.optional(flag, true) }),
    body: v.object({
      mobile,
      code: verificationCode,
      realName: text(newPersonNameLength, 1),
      /** Sealed for `newPassword`. */
      password: sealedPassword,
      keyId,
      devices: v.optional(devices, []),
      /** The versions they agree to, from `getAgreementsInForce`. */
      agreements: standingVersions,
      /** The occasion of the agreement. */
      occasion: v.optional(v.picklist(['registration', 'codeSignIn', 'invitation']), 'registration'),
    }),
    response: signedIn,
  },
  recoverPassword: {
    method: 'POST',
    path: '/api/v1/User/RecoverPassword',
    isPublic: true,
    codeChallenge: true,
    body: v.object({
      mobile,
      code: verificationCode,
      /** Sealed for `newPassword`. */
      password: sealedPassword,
      keyId,
    }),
    /** The sign-in name. */
    response: v.object({ userAccount: v.string() }),
  },
})

/** Error codes of registrations. */
export const registrationErrors = {
  /** Other versions are in force now. */
  agreementOutdated,
} as const
