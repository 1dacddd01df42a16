import * as v from 'valibot'
import { compact } from '../../wire/contract'

/** Codes of refusals wherever a code is sent or checked. */
export const codeErrors = {
  /** Asked for again within 60 s; the answer's data says how many are left. */
  tooSoon: 52601,
  tooManyToday: 52602,
  wrong: 52603,
  /** Spent, expired, or never sent. */
  late: 52604,
  tooManyTries: 52605,
  /** Work must come along. */
  proofRequired: 52606,
  /** That work was not right; the sign-in says it by the same code. */
  proofWrong: 52003,
  /** The service sends no more codes in this hour. */
  budgetSpent: 52607,
  /** The service sends no more codes to the caller’s network in this hour. */
  shareSpent: 52608,
} as const

/** A code as it may be typed: the specification allows 4 to 8 characters. */
export const verificationCode = v.pipe(
  v.string(),
  v.maxLength(60),
  v.transform(compact),
  v.regex(/^\w{4,8}$/, '长度在 4 到 8 个字符'),
)

/** What sending one answers. */
export const sentCode = v.object({ retryAfterSeconds: v.number() })
