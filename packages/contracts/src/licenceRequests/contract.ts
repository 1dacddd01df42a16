import * as v from 'valibot'
import { drawings } from '../shared/drawing/contract'
import { lastUse } from '../shared/use/contract'
import { contract, counts, id, page, pageQuery, text, timestamp } from '../wire/contract'

/** Length of the reason for a request or a refusal. */
export const reasonLength = 200
export const searchLength = 30

/** `approved`: waits for a free seat. `granted`: however the licence was assigned. */
export const requestStates = ['waiting', 'approved', 'granted', 'refused', 'withdrawn'] as const

/** Who approved a request: administrators of the department or of the whole company. */
export const approvals = ['automatic', 'department', 'company'] as const

/** A place on the waiting list, from 1. */
const waiting = v.object({ position: v.number(), since: timestamp })

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
  /** Null: it wasn't approved, or a seat was free at once. */
  approval: v.nullable(
    v.object({
      kind: v.picklist(approvals),
      at: timestamp,
      /** Null: nobody in person, or somebody who has left. */
      approver: v.nullable(v.string()),
    }),
  ),
  /** The administrator who granted or refused it; null: unknown. */
  decidedBy: v.nullable(v.string()),
}

const one = v.object({ enterPriseId: id, id })

/** The reason for a request or a refusal. */
const reason = text(reasonLength, 1)

const day = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((value) => new Date(value).toJSON()?.startsWith(value) ?? false, 'must be a day of the calendar'),
)

/** Somebody answers licence requests for a colleague who is away. Both days are included. */
const delegation = v.object({
  /** The other person: the delegate, or the one who is away. */
  userId: id,
  realName: v.string(),
  startsOn: day,
  endsOn: day,
  /** Whether it has begun. */
  isActive: v.boolean(),
  /** False: one of the two may not answer requests any more. */
  isAble: v.boolean(),
})

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
          /** Until when a licence file of it runs on a device; null: not borrowed. */
          borrowedUntil: v.nullable(timestamp),
          /** Whether the device with that file was reported lost. */
          isLost: v.boolean(),
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
      /** Products with concurrent seats that the caller may use without a licence of their own. */
      shared: v.array(
        v.object({
          ...product,
          ...ofCatalogue,
          /** Seats that the caller may use, as far as they are free now, and all of them. */
          unUsedCount: v.number(),
          totalCount: v.number(),
          /** The caller’s use now; null: none. */
          use: v.nullable(
            v.object({
              startedAt: timestamp,
              /** Empty: unknown. */
              deviceName: v.string(),
            }),
          ),
        }),
      ),
      products: v.array(
        v.object({
          ...product,
          ...ofCatalogue,
          /** The last request, if it is open or was refused. */
          request: v.nullable(v.object(request)),
          /** The caller's place among those who wait for it; null: they don't. */
          waiting: v.nullable(waiting),
          /** Whether requests for it are approved automatically. */
          isAutomatic: v.boolean(),
        }),
      ),
    }),
  },
  requestLicence: {
    method: 'POST',
    path: '/api/Enterprise/RequestLicence',
    body: v.object({ enterPriseId: id, mainId: id, reason }),
    /** Not `waiting`: the company approves requests for this product automatically. */
    response: v.object({
      id,
      state: v.picklist(['waiting', 'approved', 'granted']),
      /** The place of an approved request; otherwise null. */
      position: v.nullable(v.number()),
    }),
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
          /** Null: it doesn't wait for a seat. */
          waiting: v.nullable(waiting),
          /** Seats that the member could use now; null: it was answered. */
          unUsedCount: v.nullable(v.number()),
          /** The place on the waiting list that approving it now would give; null: a seat at once, or it was answered. */
          waitingPosition: v.nullable(v.number()),
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
    body: v.object({
      ...one.entries,
      /** The state that the caller saw, so that approving twice doesn't skip the waiting list. Default: `waiting`. */
      state: v.optional(v.picklist(['waiting', 'approved'])),
    }),
    response: v.object({
      state: v.picklist(['approved', 'granted']),
      /** The place of an approved request; otherwise null. */
      position: v.nullable(v.number()),
      /** Whether the administrators of the whole company were asked for a seat. */
      isEscalated: v.boolean(),
    }),
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
  listRequestDelegations: {
    method: 'GET',
    path: '/api/Enterprise/GetLicenceRequestDelegations',
    query: v.object({ enterPriseId: id }),
    response: v.object({
      /** The caller's delegate; null: none. */
      ownDelegation: v.nullable(delegation),
      /** The colleagues for whom the caller answers. */
      received: v.array(delegation),
      /** The people whom the caller may name. */
      possibleDelegates: v.array(v.object({ userId: id, realName: v.string(), phone: v.string() })),
    }),
  },
  setRequestDelegation: {
    method: 'POST',
    path: '/api/Enterprise/SetLicenceRequestDelegation',
    body: v.object({ enterPriseId: id, delegateId: id, startsOn: day, endsOn: day }),
    response: v.literal(true),
  },
  endRequestDelegation: {
    method: 'POST',
    path: '/api/Enterprise/EndLicenceRequestDelegation',
    body: v.object({
      enterPriseId: id,
      /** The person who is away. Default: the caller. */
      userId: v.optional(id),
    }),
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
  cannotDelegate: 55045,
  wrongDays: 55046,
  delegationMissing: 55047,
} as const
