import * as v from 'valibot'
import { sentCode, verificationCode } from '../../shared/codes/contract'
import { contract, flag, mobile, text } from '../../shared/wire/contract'
import { devices, signedIn, verification } from '../contract'
import { sealedPassword } from '../password/contract'

/** Characters of the name that a new person gives. */
export const newPersonNameLength = 10

/** Apart from the session's own: who signs in needs none of it. */
export const registrationContract = contract({
  checkExist: {
    method: 'GET',
    path: '/api/v1/User/checkExist',
    summary:
      'Whether one’s own mobile number, proven by the code of a registration, has an account. The code stays good, for the tries that are left.',
    access: 'public',
    query: v.object({ mobile, code: verificationCode }),
    response: v.boolean(),
  },
  sendRegistrationCode: {
    method: 'POST',
    path: '/api/v1/User/SendRegistrationCode',
    summary:
      'Sends the code that proves a mobile number to be one’s own, at most once in 60 s. Who asks often, or while many ask, has to bring work.',
    access: 'public',
    body: v.object({ mobile, verification: v.optional(verification) }),
    response: sentCode,
  },
  registerPerson: {
    method: 'POST',
    path: '/api/v1/User/PersonalUserRegist',
    summary: 'Opens an account for a mobile number that was proven by a code, and signs in.',
    access: 'public',
    query: v.object({ isWebClient: v.optional(flag, true) }),
    body: v.object({
      mobile,
      code: verificationCode,
      realName: text(newPersonNameLength, 1),
      /** Sealed for `newPassword`. */
      password: sealedPassword,
      keyId: v.pipe(v.string(), v.maxLength(64)),
      devices: v.optional(devices, []),
    }),
    response: signedIn,
  },
})
