import * as v from 'valibot'
import { contract, id, timestamp, wholeNumber } from '../../wire/contract'

const enterPriseId = id

/** Days for which whoever administers a company when it asks for a second step may go on without one. */
export const daysOfGrace = 7

/** Whether a company wants its administrators to have a second step; how they set it up is their own account's. */
export const secondStepRuleContract = contract({
  getSecondStepRule: {
    method: 'GET',
    path: '/api/Enterprise/GetSecondStepRule',
    query: v.object({ enterPriseId }),
    response: v.object({
      /** Since when they need one; null: they don't. */
      since: v.nullable(timestamp),
      administratorCount: wholeNumber(0, 1_000_000),
      withoutCount: wholeNumber(0, 1_000_000),
      /** Whether the caller has one: without it they can't ask for others'. */
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

/** Codes of refused calls. */
export const secondStepRuleErrors = {
  /** Who asks for others' second step needs one of their own. */
  ownMissing: 54301,
} as const
