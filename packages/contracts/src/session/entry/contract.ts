import * as v from 'valibot'
import { agreementOutdated, standingVersions } from '../../shared/agreements/contract'
import { sentCode, verificationCode } from '../../shared/codes/contract'
import { contract, flag, mobile, text } from '../../wire/contract'
import { devices, mostDevices, signedIn, verification } from '../contract'
import { sealedPassword } from '../password/contract'

/** Characters of the name that a new person gives. */
export const newPersonNameLength = 10

/** What a code sent to a stranger's mobile is for; one for something is worth nothing for something else. */
const entryPurpose = v.picklist(['enter', 'recover'])

export type EntryPurpose = v.InferOutput<typeof entryPurpose>

/** As `devices`, between commas: the call has no body. Whoever signs in with them gets others. */
const devicesInQuery = v.pipe(
  v.string(),
  v.maxLength(mostDevices * 129),
  v.transform((joined) => joined.split(',').filter(Boolean)),
  devices,
)

const keyId = v.pipe(v.string(), v.maxLength(64))

/** Ways in by a code to one's mobile. Apart from the session's own: who signs in by a password needs none of it. */
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
      /** What they agree to: `getAgreementsInForce`. */
      agreements: standingVersions,
      /** On which occasion they do. */
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
    /** What one signs in with. */
    response: v.object({ userAccount: v.string() }),
  },
})

/** Codes of refused registrations. */
export const registrationErrors = {
  /** Other versions are in force by now. */
  agreementOutdated,
} as const
