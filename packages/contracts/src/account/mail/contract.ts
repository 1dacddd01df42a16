import * as v from 'valibot'
import { sentCode, verificationCode } from '../../shared/codes/contract'
import { mailAddress } from '../../shared/mail/contract'
import { contract } from '../../wire/contract'

/** The password, sealed for `confirmation`. A verified address recovers it, so an open page is not enough. */
const proof = {
  password: v.pipe(v.string(), v.regex(/^[\w-]{64,2048}$/, 'must be a sealed password')),
  keyId: v.pipe(v.string(), v.maxLength(64)),
}

/** The person's verified email address. */
export const mailContract = contract({
  sendMailCode: {
    method: 'POST',
    path: '/api/v1/User/AssignMailAuthcodes',
    codeChallenge: true,
    body: v.object({ email: mailAddress }),
    response: sentCode,
  },
  verifyMail: {
    method: 'POST',
    path: '/api/v1/User/verifyMail',
    codeChallenge: true,
    body: v.object({ email: mailAddress, code: verificationCode, ...proof }),
    response: v.literal(true),
  },
  removeMail: {
    method: 'POST',
    path: '/api/v1/User/RemoveMail',
    body: v.object({ ...proof }),
    response: v.literal(true),
  },
})

/** Error codes of mail calls. */
export const mailErrors = {
  /** Another person has verified this address. */
  mailTaken: 52501,
  sameMail: 52502,
  mailNotBound: 52503,
} as const
