import * as v from 'valibot'
import { contract, id, timestamp, wholeNumber } from '../../wire/contract'

const enterPriseId = id

/** Days that current administrators have to set up a second step after their company requires it. */
export const daysOfGrace = 7

/** Whether a company requires a second step of its administrators. Setting it up is part of each account. */
export const secondStepRuleContract = contract({
  getSecondStepRule: {
    method: 'GET',
    path: '/api/Enterprise/GetSecondStepRule',
    query: v.object({ enterPriseId }),
    response: v.object({
      /** Since when it is required; null: it isn't. */
      since: v.nullable(timestamp),
      administratorCount: wholeNumber(0, 1_000_000),
      withoutCount: wholeNumber(0, 1_000_000),
      /** Whether the caller has a second step. Without it, they can't require it of others. */
      hasOwn: v.boolean(),
    }),
  },
  setSecondStepRule: {
    method: 'POST',
    path: '/api/Enterprise/SetSecondStepRule',
    body: v.object({ enterPriseId, isWanted: v.boolean() }),
    response: v.literal(true),
  },
})

/** Error codes of the second-step rule. */
export const secondStepRuleErrors = {
  /** The caller needs a second step before requiring it of others. */
  ownMissing: 54301,
} as const
