import * as v from 'valibot'
import { drawings } from '../shared/drawing/contract'
import { contract, counts, id, page, pageQuery, text, timestamp } from '../wire/contract'

/** Of why somebody asks, and of why they are refused. */
export const reasonLength = 200
export const searchLength = 30

/** `granted`: whichever way the licence was given. */
export const requestStates = ['waiting', 'granted', 'refused', 'withdrawn'] as const

const ofCatalogue = {
  /** What it does, in a sentence; empty: the catalogue doesn’t know it. */
  summary: v.string(),
  /** Null: the catalogue doesn’t know it. */
  drawing: v.nullable(v.picklist(drawings)),
}

const product = {
  mainId: id,
  /** In the caller’s language, where the catalogue has it in both. */
  productName: v.string(),
  productType: v.picklist([0, 1]),
}

const request = {
  id,
  state: v.picklist(requestStates),
  /** Why they ask. */
  reason: v.string(),
  appliedAt: timestamp,
  decidedAt: v.nullable(timestamp),
  /** Why it was refused; else empty. */
  answer: v.string(),
}

const one = v.object({ enterPriseId: id, id })

/** Why somebody asks, or is refused. */
const reason = text(reasonLength, 1)

export const licenceRequestsContract = contract({
  listOwnLicences: {
    method: 'GET',
    path: '/api/v1/PersonalCenter/companyAuthcodes',
    query: v.object({ enterPriseId: id }),
    response: v.object({
      licences: v.array(
        v.object({
          subId: id,
          ...product,
          ...ofCatalogue,
          startAt: v.nullable(timestamp),
          /** Null: for ever. */
          endAt: v.nullable(timestamp),
          licensingType: v.picklist(['permanent', 'dated']),
          snStatus: v.picklist(['normal', 'disabled', 'expired']),
          deviceCount: v.number(),
          /** Its serial number. */
          sn: v.string(),
          /** The service hands out installers of it. */
          hasReleases: v.boolean(),
          /** Where the vendor has its installer; null: not told. */
          downloadUrl: v.nullable(v.string()),
          /** When the caller had asked for it; null: they hadn’t. */
          appliedAt: v.nullable(timestamp),
        }),
      ),
      products: v.array(
        v.object({
          ...product,
          ...ofCatalogue,
          /** The last one, while it waits or once it was refused. */
          request: v.nullable(v.object(request)),
        }),
      ),
    }),
  },
  requestLicence: {
    method: 'POST',
    path: '/api/Enterprise/RequestLicence',
    body: v.object({ enterPriseId: id, mainId: id, reason }),
    response: v.object({ id }),
  },
  withdrawLicenceRequest: {
    method: 'POST',
    path: '/api/Enterprise/WithdrawLicenceRequest',
    body: one,
    response: v.literal(true),
  },
  listLicenceRequests: {
    method: 'GET',
    path: '/api/Enterprise/GetLicenceRequests',
    query: v.object({
      enterPriseId: id,
      /** Phone, name or department. */
      searchCondition: v.optional(text(searchLength)),
      state: v.optional(v.picklist(requestStates)),
      /** Of one product alone, by whichever batch of it. */
      mainId: v.optional(id),
      ...pageQuery(1000),
    }),
    response: v.object({
      ...page(
        v.object({
          ...request,
          ...product,
          userId: id,
          realName: v.string(),
          phone: v.string(),
          /** Whole address of the member’s picture; null: none. */
          picture: v.nullable(v.string()),
          /** From the top down. */
          department: v.string(),
          enterpriseDepartmentId: id,
        }),
      ).entries,
      counts: counts({ state: v.picklist(requestStates) }),
    }),
  },
  grantLicenceRequest: {
    method: 'POST',
    path: '/api/Enterprise/GrantLicenceRequest',
    body: one,
    response: v.literal(true),
  },
  reopenLicenceRequest: {
    method: 'POST',
    path: '/api/Enterprise/ReopenLicenceRequest',
    body: one,
    response: v.literal(true),
  },
  refuseLicenceRequest: {
    method: 'POST',
    path: '/api/Enterprise/RefuseLicenceRequest',
    body: v.object({ ...one.entries, reason }),
    response: v.literal(true),
  },
})

/** As every grant is refused where none is left. */
export const notEnoughSeats = 52201

export const licenceRequestErrors = {
  /** They asked for it already, and it waits. */
  alreadyAsked: 55040,
  alreadyHeld: 55041,
  /** Answered or withdrawn meanwhile. */
  alreadyAnswered: 55042,
  /** It has ended, or the vendor stopped it. */
  notUsable: 55043,
  /** It is not granted, the licence was taken back already, or it was given too long ago. */
  cannotReopen: 55044,
} as const
