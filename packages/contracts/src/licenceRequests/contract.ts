import * as v from 'valibot'
import { drawings } from '../shared/drawing/contract'
import { lastUse } from '../shared/use/contract'
import { contract, counts, id, page, pageQuery, text, timestamp } from '../wire/contract'

/** Length of the reason for a request or a refusal. */
export const reasonLength = 200
export const searchLength = 30

/** `granted`: however the licence was assigned. */
export const requestStates = ['waiting', 'granted', 'refused', 'withdrawn'] as const

const ofCatalogue = {
  /** One sentence; empty: not in the catalogue. */
  summary: v.string(),
  /** Null: not in the catalogue. */
  drawing: v.nullable(v.picklist(drawings)),
}

const product = {
  mainId: id,
  /** In the caller’s language if the catalogue has both. */
  productName: v.string(),
  productType: v.picklist([0, 1]),
}

const request = {
  id,
  state: v.picklist(requestStates),
  /** The member's reason. */
  reason: v.string(),
  appliedAt: timestamp,
  decidedAt: v.nullable(timestamp),
  /** The reason for a refusal; otherwise empty. */
  answer: v.string(),
}

const one = v.object({ enterPriseId: id, id })

/** The reason for a request or a refusal. */
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
          /** Null: permanent. */
          endAt: v.nullable(timestamp),
          licensingType: v.picklist(['permanent', 'dated']),
          snStatus: v.picklist(['normal', 'disabled', 'expired']),
          deviceCount: v.number(),
          ...lastUse,
          /** When the company takes it back unless it is used before; null: not planned. */
          returnsAt: v.nullable(timestamp),
          /** Its serial number. */
          sn: v.string(),
          /** Whether the service offers installers for it. */
          hasReleases: v.boolean(),
          /** Address of the vendor's installer; null: unknown. */
          downloadUrl: v.nullable(v.string()),
          /** When the caller requested it; null: never. */
          appliedAt: v.nullable(timestamp),
        }),
      ),
      products: v.array(
        v.object({
          ...product,
          ...ofCatalogue,
          /** The last request, if it is open or was refused. */
          request: v.nullable(v.object(request)),
          /** The caller's place among those who wait for it, from 1; null: they don't. */
          waiting: v.nullable(v.object({ position: v.number(), since: timestamp })),
        }),
      ),
    }),
  },
  requestLicence: {
    method: 'POST',
    path: '/api/Enterprise/RequestLicence',
    body: v.object({ enterPriseId: id, mainId: id, reason }),
    /** `granted`: the company approves requests for this product automatically, and a seat was free. */
    response: v.object({ id, state: v.picklist(['waiting', 'granted']) }),
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
      /** Only for one product, given any of its batches. */
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
          /** Full address of the picture; null: none. */
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
  /** The products of the company, and whether requests for them are approved automatically. */
  listAutoApprovals: {
    method: 'GET',
    path: '/api/Enterprise/GetLicenceAutoApprovals',
    query: v.object({ enterPriseId: id }),
    response: v.array(v.object({ ...product, isAutomatic: v.boolean() })),
  },
  setAutoApproval: {
    method: 'POST',
    path: '/api/Enterprise/SetLicenceAutoApproval',
    body: v.object({ enterPriseId: id, mainId: id, isAutomatic: v.boolean() }),
    response: v.literal(true),
  },
  refuseLicenceRequest: {
    method: 'POST',
    path: '/api/Enterprise/RefuseLicenceRequest',
    body: v.object({ ...one.entries, reason }),
    response: v.literal(true),
  },
})

/** The same code as for any grant without a free seat. */
export const notEnoughSeats = 52201

export const licenceRequestErrors = {
  /** There is already an open request. */
  alreadyAsked: 55040,
  alreadyHeld: 55041,
  /** The request was answered or withdrawn meanwhile. */
  alreadyAnswered: 55042,
  /** It has ended, or the vendor stopped it. */
  notUsable: 55043,
  /** It wasn't granted, the licence was already taken back, or it was granted too long ago. */
  cannotReopen: 55044,
} as const
