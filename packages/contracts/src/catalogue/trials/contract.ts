import * as v from 'valibot'
import { drawings } from '../../shared/drawing/contract'
import { contract, counts, id, page, pageQuery, text, timestamp } from '../../wire/contract'
import { meetingApplicationStates, meetingRequest } from '../meetings/contract'

/** Most characters of what somebody wants to try it for. */
export const purposeLength = 200

/**
 * `applied`: waits for the vendor. `running`: may be used until its end. `over`: the end has passed. `refused`: with
 * a reason; one may apply again. `withdrawn`: by the person, before it was decided; one may apply again.
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
  /** When the vendor answered or the person withdrew it; null: nobody did yet. */
  decidedAt: v.nullable(timestamp),
  /** Of the vendor; empty unless refused. */
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
      /** What the caller bought of it, or was given by a company: then there is nothing to try. Null: nothing. */
      owned: v.nullable(
        v.object({
          source: v.picklist(['bought', 'company']),
          /** Null: for ever. */
          endAt: v.nullable(timestamp),
          isOver: v.boolean(),
        }),
      ),
      /** The latest; null: never asked for. */
      trial: v.nullable(trial),
      /** So many fields of the profile that have to be there first are empty. */
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

/** Codes of refused calls about trials. */
export const trialErrors = {
  notOffered: 55001,
  /** A request waits, or the trial is running. */
  underWay: 55002,
  /** It has been tried before. */
  usedUp: 55003,
  profileIncomplete: 55004,
  alreadyDecided: 55005,
  /** The account is about to end. */
  leaving: 55006,
  /** The person bought it, or has it from a company. */
  owned: 55007,
} as const
