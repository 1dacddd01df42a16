import * as v from 'valibot'
import { sentCode, verificationCode } from '../../shared/codes/contract'
import { mailAddress } from '../../shared/mail/contract'
import { contract } from '../../wire/contract'
import { verification } from '../contract'
import { sealedPassword } from '../password/contract'

/** Recovering a password by the verified email address. Separate, because signing in doesn't need it. */
export const recoveryContract = contract({
  sendRecoveryMail: {
    method: 'POST',
    path: '/api/v1/User/SendRecoveryMail',
    isPublic: true,
    codeChallenge: true,
    body: v.object({ email: mailAddress, verification: v.optional(verification) }),
    response: sentCode,
  },
  recoverPasswordByMail: {
    method: 'POST',
    path: '/api/v1/User/RecoverPasswordByMail',
    isPublic: true,
    codeChallenge: true,
    body: v.object({
      email: mailAddress,
      code: verificationCode,
      /** Sealed for `newPassword`. */
      password: sealedPassword,
      keyId: v.pipe(v.string(), v.maxLength(64)),
    }),
    response: v.object({ userAccount: v.string() }),
  },
})
