import * as v from 'valibot'
import { compact } from '../../wire/contract'

/** Error codes of sending and checking codes. */
export const codeErrors = {
  /** Requested again within 60 s; the answer's data has the remaining seconds. */
  tooSoon: 52601,
  tooManyToday: 52602,
  wrong: 52603,
  /** Used, expired, or never sent. */
  late: 52604,
  tooManyTries: 52605,
  proofRequired: 52606,
  /** The proof of work was wrong; the same code as at the sign-in. */
  proofWrong: 52003,
  /** The service's codes for this hour are used up. */
  budgetSpent: 52607,
  /** The codes for the caller’s network are used up for this hour. */
  shareSpent: 52608,
} as const

/** The format of a code: the specification allows 4 to 8 characters. */
export const verificationCode = v.pipe(
  v.string(),
  v.maxLength(60),
  v.transform(compact),
  v.regex(/^\w{4,8}$/, '长度在 4 到 8 个字符'),
)

/** The answer to sending a code. */
export const sentCode = v.object({ retryAfterSeconds: v.number() })
