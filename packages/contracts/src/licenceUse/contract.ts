import * as v from 'valibot'
import { mostIds } from '../authorisation/granting/contract'
import { mostLines } from '../bulkLicences/contract'
import { idleSearch, lastUse } from '../shared/use/contract'
import { contract, id, page, pageQuery, text, timestamp, wholeNumber } from '../wire/contract'

/** Most days between the notice and the day on which seats return. */
export const mostNoticeDays = 30
export const usualNoticeDays = 7
/** Most seats in one reclaim, as in a bulk change. */
export const mostReclaimed = mostLines
/** Length of the reason for an exemption. */
export const exemptionReasonLength = 100

/** `dryRun`: what a policy would have announced. */
/** `undone`: its bulk change was undone. */
const reclaimState = v.picklist(['planned', 'done', 'undone', 'cancelled', 'dryRun'])

/** `dryRun`: it only lists what it would do. */
export const policyState = v.picklist(['dryRun', 'active', 'off'])

/** What becomes of a member’s seat in a reclaim. */
const reclaimLineState = v.picklist([
  /** It returns, unless it is used before. */
  'waiting',
  /** It was used after the notice, so it stays. */
  'used',
  /** An exemption was made after the notice. */
  'exempt',
  /** A licence file of it runs on a device, so it stays. */
  'borrowed',
  /** The member no longer has this licence. */
  'gone',
])

export const licenceUseErrors = {
  /** None of the chosen seats is idle any more. */
  nobodyIdle: 55120,
  /** The product’s use was never reported, so nobody can be called idle. */
  useUnreported: 55121,
  /** The reclaim was carried out or cancelled meanwhile. */
  notPlanned: 55122,
  endInPast: 55123,
} as const

const day = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((value) => new Date(value).toJSON()?.startsWith(value) ?? false, 'must be a day of the calendar'),
)

const person = {
  userId: id,
  realName: v.string(),
  /** Full path from the top department. */
  department: v.string(),
}

const exemption = {
  exemptionId: id,
  reason: v.string(),
  /** The last day in China on which it holds, `YYYY-MM-DD`; null: until it is ended. */
  endsOn: v.nullable(day),
}

const reclaim = v.object({
  reclaimId: id,
  mainId: id,
  productName: v.string(),
  state: reclaimState,
  /** Days without use after which the seats were chosen. */
  idleDays: v.number(),
  plannedAt: timestamp,
  /** Empty: a policy. */
  plannedBy: v.string(),
  /** When the seats return, or returned. */
  dueAt: timestamp,
  /** Members who were told. */
  total: v.number(),
  /** Seats that return, or returned. */
  waiting: v.number(),
  /** The bulk change that took the seats back; null: not yet, or no seat was left to take. */
  changeId: v.nullable(id),
})

export const licenceUseContract = contract({
  /** The usable batches that members in scope hold, those with the most idle licences first. */
  listIdleProducts: {
    method: 'GET',
    path: '/api/Enterprise/GetIdleProducts',
    query: v.object({ enterPriseId: id, idleDays: idleSearch, ...pageQuery(100) }),
    response: page(
      v.object({
        mainId: id,
        productName: v.string(),
        /** When the batch ends; null: permanent. */
        endTime: v.nullable(timestamp),
        /** Licences of members in scope. */
        granted: v.number(),
        /** Those that nobody has used for `idleDays`; null: the use of this batch was never reported. */
        idleCount: v.nullable(v.number()),
        /** Idle ones that are exempt. */
        exemptCount: v.number(),
        /** Other idle ones that are borrowed for a device. */
        borrowedCount: v.number(),
        /** Idle ones that return by a reclaim that is planned already. */
        plannedCount: v.number(),
      }),
    ),
  },
  previewReclaim: {
    method: 'GET',
    path: '/api/Enterprise/PreviewReclaim',
    query: v.object({ enterPriseId: id, mainId: id, idleDays: idleSearch }),
    response: v.object({
      productName: v.string(),
      /** All idle seats of members in scope. */
      total: v.number(),
      /** Idle seats, longest first; at most {@link mostReclaimed}. */
      list: v.array(
        v.object({
          ...person,
          phone: v.string(),
          ...lastUse,
          isOnLine: v.boolean(),
          /** When its licence file on a device ends; null: it isn't borrowed. Until then, the seat stays. */
          borrowedUntil: v.nullable(timestamp),
          /** Null: none. */
          exemption: v.nullable(v.object(exemption)),
          /** When it returns by a reclaim that is planned already; null: none. */
          dueAt: v.nullable(timestamp),
        }),
      ),
    }),
  },
  planReclaim: {
    method: 'POST',
    path: '/api/Enterprise/PlanReclaim',
    idempotent: true,
    body: v.object({
      enterPriseId: id,
      mainId: id,
      idleDays: idleSearch,
      /** 0: at once. */
      noticeDays: wholeNumber(0, mostNoticeDays),
      /** Seats that are no longer idle, exempt, borrowed or planned already are left out. */
      userIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(mostReclaimed)),
    }),
    response: v.object({
      reclaimId: id,
      /** Seats that return. */
      count: v.number(),
      dueAt: timestamp,
      /** The bulk change that takes them back at once; null: later. */
      changeId: v.nullable(id),
    }),
  },
  listReclaims: {
    method: 'GET',
    path: '/api/Enterprise/GetReclaims',
    query: v.object({ enterPriseId: id, ...pageQuery(100) }),
    response: page(reclaim),
  },
  listReclaimMembers: {
    method: 'GET',
    path: '/api/Enterprise/GetReclaimMembers',
    query: v.object({ enterPriseId: id, reclaimId: id, ...pageQuery(1000) }),
    response: page(v.object({ ...person, ...lastUse, state: reclaimLineState })),
  },
  cancelReclaim: {
    method: 'POST',
    path: '/api/Enterprise/CancelReclaim',
    body: v.object({ enterPriseId: id, reclaimId: id }),
    response: v.literal(true),
  },
  /** A year of use, by days in China. */
  getProductUse: {
    method: 'GET',
    path: '/api/Enterprise/GetProductUse',
    query: v.object({ enterPriseId: id, mainId: id }),
    response: v.object({
      /** Whether anybody's use was ever reported; otherwise there is nothing to show. */
      isReported: v.boolean(),
      from: day,
      until: day,
      /** Days with users in the caller's scope, in order; other days have none. */
      days: v.array(v.object({ day, count: v.number() })),
      /** Most users on one day. */
      peak: v.number(),
      /** Users on a working day, Monday to Friday, since the first use within the year. */
      median: v.number(),
      /** Usable seats of all batches now; null: the caller has a limited scope. */
      seats: v.nullable(v.number()),
      /** Those of them that nobody has used for 90 days; null like `seats`. */
      idleSeats: v.nullable(v.number()),
      /** Yuan for a seat and a year, from the last paid order of the product; null: see `priceMissing`. */
      yearlyPrice: v.nullable(v.number()),
      /** Why there is no price. `permanent`: seats are bought once and for all. */
      priceMissing: v.nullable(v.picklist(['noOrder', 'permanent', 'hidden'])),
    }),
  },
  listReclaimPolicies: {
    method: 'GET',
    path: '/api/Enterprise/GetReclaimPolicies',
    query: v.object({ enterPriseId: id, ...pageQuery(100) }),
    response: v.object({
      ...page(
        v.object({
          /** The first batch of the product; null: all products without a policy of their own. */
          mainId: v.nullable(id),
          /** Empty: all. */
          productName: v.string(),
          idleDays: v.number(),
          noticeDays: v.number(),
          state: policyState,
          savedAt: timestamp,
          savedBy: v.string(),
        }),
      ).entries,
      /** Whether the caller may save policies: those who look after the whole company. */
      canEdit: v.boolean(),
      /** All products of the company. */
      products: v.array(v.object({ mainId: id, productName: v.string() })),
    }),
  },
  /** Replaces the policy of the product. */
  saveReclaimPolicy: {
    method: 'POST',
    path: '/api/Enterprise/SaveReclaimPolicy',
    body: v.object({
      enterPriseId: id,
      /** Absent: all products without a policy of their own. */
      mainId: v.optional(id),
      idleDays: idleSearch,
      noticeDays: wholeNumber(0, mostNoticeDays),
      state: policyState,
    }),
    response: v.literal(true),
  },
  listExemptions: {
    method: 'GET',
    path: '/api/Enterprise/GetReclaimExemptions',
    query: v.object({ enterPriseId: id, ...pageQuery(1000) }),
    response: page(
      v.object({
        ...exemption,
        ...person,
        /** Null: all products. */
        mainId: v.nullable(id),
        /** Empty: all products. */
        productName: v.string(),
        createdAt: timestamp,
        createdBy: v.string(),
      }),
    ),
  },
  /** Replaces an exemption of the same person and product. */
  exempt: {
    method: 'POST',
    path: '/api/Enterprise/ExemptFromReclaim',
    body: v.object({
      enterPriseId: id,
      userIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(mostIds)),
      /** Any batch of the product; absent: all products. */
      mainId: v.optional(id),
      reason: text(exemptionReasonLength, 1),
      endsOn: v.optional(day),
    }),
    response: v.literal(true),
  },
  endExemption: {
    method: 'POST',
    path: '/api/Enterprise/EndReclaimExemption',
    body: v.object({ enterPriseId: id, exemptionId: id }),
    response: v.literal(true),
  },
})
