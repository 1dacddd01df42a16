import * as v from 'valibot'
import { contract, id, timestamp } from '../../wire/contract'

/** Where cases wait for somebody of the staff. */
export const caseQueues = ['certification', 'dissolution', 'trial', 'invoice'] as const
export type CaseQueue = (typeof caseQueues)[number]

/** Hours within which a case is to be decided. */
export const promisedHours: Readonly<Record<CaseQueue, number>> = {
  certification: 24,
  dissolution: 72,
  trial: 24,
  invoice: 48,
}

/** Who works on a case. */
export const claim = v.object({ userId: id, name: v.string(), since: timestamp })

const caseKey = v.object({ queue: v.picklist(caseQueues), caseId: v.pipe(v.string(), v.maxLength(64)) })

const waitingQueue = v.object({
  queue: v.picklist(caseQueues),
  waiting: v.number(),
  /** Nobody works on them. */
  free: v.number(),
  /** Waiting longer than promised. */
  late: v.number(),
  /** Claimed by the caller. */
  own: v.number(),
  oldestAt: v.nullable(timestamp),
  promisedHours: v.number(),
})

const waitingCase = v.object({
  queue: v.picklist(caseQueues),
  caseId: id,
  /** The company's or person's name. */
  about: v.string(),
  waitingSince: timestamp,
  /** When it is to be decided. */
  dueAt: timestamp,
  claim: v.nullable(claim),
})

export const deskCasesContract = contract({
  getToday: {
    method: 'GET',
    path: '/api/desk/today',
    response: v.object({
      queues: v.array(waitingQueue),
      /** The oldest of all queues that the caller may decide, at most 50. */
      oldest: v.array(waitingCase),
    }),
  },
  claimCase: {
    method: 'POST',
    path: '/api/desk/cases/claim',
    body: caseKey,
    response: claim,
  },
  releaseCase: {
    method: 'POST',
    path: '/api/desk/cases/release',
    body: v.object({
      ...caseKey.entries,
      /** Leaves a colleague’s claim, as when the caller stops looking at the case. Default: no. */
      onlyOwn: v.optional(v.boolean()),
    }),
    response: v.literal(true),
  },
})

export const deskCasesCodes = {
  claimedByOther: 56_610,
  notWaiting: 56_611,
} as const
