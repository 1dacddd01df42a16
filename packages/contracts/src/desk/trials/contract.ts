import * as v from 'valibot'
import { trialStates } from '../../catalogue/trials/contract'
import { contract, id, longText, page, pageQuery, text, timestamp } from '../../wire/contract'
import { claim } from '../cases/contract'

/** Longest reason for the person, in characters. */
export const trialReasonLength = 200

const trial = v.object({
  caseId: id,
  productId: id,
  productName: v.string(),
  productNameEn: v.string(),
  /** Days that an approval gives; null: the product is no longer tried. */
  days: v.nullable(v.number()),
  userId: id,
  name: v.string(),
  /** Masked unless the caller gave a reason. */
  phone: v.string(),
  purpose: longText(10_000),
  state: v.picklist(trialStates),
  appliedAt: timestamp,
  dueAt: timestamp,
  decidedAt: v.nullable(timestamp),
  endAt: v.nullable(timestamp),
  reason: v.string(),
  /** Whether the person has the product already, so that a trial can't be approved. */
  isOwned: v.boolean(),
  claim: v.nullable(claim),
})

const params = v.object({ caseId: id })

export const deskTrialsContract = contract({
  listTrialCases: {
    method: 'GET',
    path: '/api/desk/trials',
    query: v.object({
      ...pageQuery(100),
      /** Default: requests that wait, oldest first; `decided`: the others, newest first. */
      show: v.optional(v.picklist(['waiting', 'decided']), 'waiting'),
    }),
    response: page(trial),
  },
  approveTrial: {
    method: 'POST',
    path: '/api/desk/trials/{caseId}/approve',
    params,
    response: trial,
  },
  rejectTrial: {
    method: 'POST',
    path: '/api/desk/trials/{caseId}/reject',
    params,
    body: v.object({ detail: text(trialReasonLength, 1) }),
    response: trial,
  },
})

export const deskTrialsCodes = {
  alreadyDecided: 56_620,
  notTriedAnyMore: 56_621,
  owned: 56_622,
} as const
