import * as v from 'valibot'
import { drawings } from '../../shared/drawing/contract'
import { contract, counts, id, page, pageQuery, text, timestamp } from '../../wire/contract'
import { meetingApplicationStates, meetingRequest } from '../meetings/contract'

/** Most characters of the stated purpose. */
export const purposeLength = 200

/**
 * `applied`: waits for the vendor. `running`: usable until its end. `over`: has ended. `refused`: with a
 * reason; the person may apply again. `withdrawn`: by the person before a decision; they may apply again.
 */
export const trialStates = ['applied', 'running', 'over', 'refused', 'withdrawn'] as const

const trial = v.object({
  id,
  trialCenterProductId: id,
  /** In the caller’s language. */
  productName: v.string(),
  drawing: v.picklist(drawings),
  state: v.picklist(trialStates),
  purpose: v.string(),
  appliedAt: timestamp,
  /** When the vendor decided or the person withdrew it; null: not yet. */
  decidedAt: v.nullable(timestamp),
  /** The vendor's reason; empty unless refused. */
  reason: v.string(),
  /** Null unless running or over. */
  startAt: v.nullable(timestamp),
  endAt: v.nullable(timestamp),
})

export const trialsContract = contract({
  listTrials: {
    method: 'GET',
    path: '/api/Products/TrialRequestList',
    query: v.object({ ...pageQuery(100), state: v.optional(v.picklist(trialStates)) }),
    response: v.object({ ...page(trial).entries, counts: counts({ state: v.picklist(trialStates) }) }),
  },
  getTrialOf: {
    method: 'GET',
    path: '/api/Products/OwnTrial/trialCenterProductId/{id}',
    params: v.object({ id }),
    response: v.object({
      /** The caller's own or assigned licence of it, which makes a trial impossible; null: none. */
      owned: v.nullable(
        v.object({
          source: v.picklist(['bought', 'company']),
          /** Null: permanent. */
          endAt: v.nullable(timestamp),
          isOver: v.boolean(),
        }),
      ),
      /** The latest trial; null: none. */
      trial: v.nullable(trial),
      /** Number of required profile fields that are empty. */
      missing: v.number(),
    }),
  },
  applyForTrialOrMeeting: {
    method: 'POST',
    path: '/api/Products/ApplyTrialAndMeetingOrAuditByNeocrm',
    idempotent: true,
    body: v.variant('type', [
      v.object({ type: v.literal('trial'), id, purpose: text(purposeLength, 1) }),
      meetingRequest,
    ]),
    response: v.object({ id, state: v.picklist([...trialStates, ...meetingApplicationStates]) }),
  },
  withdrawTrialOrMeeting: {
    method: 'POST',
    path: '/api/Products/RepealTrialAndMeetingAudit',
    body: v.object({ type: v.picklist(['trial', 'meeting']), id }),
    response: v.literal(true),
  },
})

/** Error codes of calls about trials. */
export const trialErrors = {
  notOffered: 55001,
  /** There is an open request or a running trial. */
  underWay: 55002,
  /** The person has already tried it. */
  usedUp: 55003,
  profileIncomplete: 55004,
  alreadyDecided: 55005,
  /** The account is about to end. */
  leaving: 55006,
  /** The person bought it, or has it from a company. */
  owned: 55007,
} as const
