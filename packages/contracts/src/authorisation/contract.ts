import * as v from 'valibot'
import { drawings } from '../shared/drawing/contract'
import { earlierEnd, licenceSource, licenceStatus, sale } from '../shared/licence/contract'
import { idleFrom, idleSearch, lastUse } from '../shared/use/contract'
import {
  contract,
  counts,
  flag,
  id,
  mobile,
  page,
  pageQuery,
  text,
  timestamp,
  wholeNumber,
} from '../wire/contract'
import { granting } from './granting/contract'
import { memberSearch, members } from './members/contract'

export const productSearchLength = 100
export const remarksLength = 200
/** Most members that `listUngrantedUsers` returns. */
export const mostUngrantedListed = 1000

/** `normal` products need no action. The others need seats, a renewal or both. */
export const productState = v.picklist(['normal', 'ending', 'full', 'fullAndEnding', 'disabled', 'expired'])
/** A product that is full and about to end matches both filters. */
export const productFilter = v.picklist(['normal', 'ending', 'full', 'disabled', 'expired'])
/** 0 serial-number product, 1 cloud subscription. */
export const productType = v.picklist([0, 1])
export const licensingType = v.picklist(['permanent', 'dated'])

const validity = { isActive: v.boolean(), snStatus: licenceStatus, productType, licensingType }

/** Whole days left: 100 for a permanent licence, never below 0. */
const remainingDays = v.number()

const product = v.object({
  mainId: id,
  productName: v.string(),
  /** From the catalogue; null: not in the catalogue. */
  drawing: v.nullable(v.picklist(drawings)),
  startTime: v.nullable(timestamp),
  /** Null for a permanent licence. */
  endTime: v.nullable(timestamp),
  earlierEnd,
  /** Seats for everybody in reach, as many at once; `unUsedCount` counts those that nobody uses now. */
  isConcurrent: v.boolean(),
  unUsedCount: v.number(),
  totalCount: v.number(),
  /** Unused seats that were allocated to departments below. */
  passedOn: v.number(),
  remainingDays,
  remarks: v.string(),
  /** Only for people who manage the whole company. */
  canEditRemarks: v.boolean(),
  /** Set if the product has several batches; null: this is the only one. */
  batch: v.nullable(
    v.object({
      /** The first batch. */
      mainId: id,
      /** Its number, counting from 1, soonest to end first. */
      number: v.number(),
      count: v.number(),
      /** Seats in the caller's scope, of all usable batches. */
      unUsedCount: v.number(),
      totalCount: v.number(),
      passedOn: v.number(),
    }),
  ),
  /** A trial by the vendor: it can't be renewed, only bought. */
  isTrial: v.boolean(),
  /** The caller’s own licence, if the service offers installers for it; null: none. */
  installedBy: v.nullable(id),
  ...sale,
  ...validity,
})

/** Why it can't be assigned and what would change that; absent if it can. */
const obstacle = v.optional(
  v.object({
    /** `noSeatsHere`: other departments of the person have free seats. `noSeats`: none has. */
    reason: v.picklist(['noSeatsHere', 'noSeats', 'expired', 'disabled', 'alreadyGranted']),
    /** The member's department. */
    enterpriseDepartmentId: id,
    /** Whether the person may allocate seats. */
    canAllocate: v.boolean(),
    ...sale,
  }),
)

export const authorisationContract = contract({
  ...members,
  listMemberLicences: {
    method: 'GET',
    path: '/api/Enterprise/GetGrantedProductsByUser',
    query: v.object({ enterPriseId: id, grantUserId: id }),
    response: v.array(
      v.object({
        subId: id,
        productName: v.string(),
        ...licenceSource,
        grantedAt: timestamp,
        startAt: v.nullable(timestamp),
        endAt: v.nullable(timestamp),
        remainingDays,
        ...validity,
      }),
    ),
  },
  listAssignableProducts: {
    method: 'GET',
    path: '/api/Enterprise/GetUnGrantProductsByUser',
    query: v.object({
      enterPriseId: id,
      grantUserId: id,
      searchCondition: v.optional(text(productSearchLength)),
    }),
    response: v.array(
      v.object({
        productName: v.string(),
        mainId: id,
        unUsedSNCount: v.number(),
        allSNCount: v.number(),
        startAt: v.nullable(timestamp),
        endAt: v.nullable(timestamp),
        remainingDays,
        remarks: v.string(),
        obstacle,
        ...validity,
      }),
    ),
  },
  listProducts: {
    method: 'GET',
    path: '/api/Enterprise/GetPagedProducts',
    query: v.object({
      enterPriseId: id,
      searchCondition: v.optional(text(productSearchLength)),
      snStatus: v.optional(productFilter),
      orderName: v.optional(wholeNumber(0, 4), 0),
      isOrderDesc: v.optional(flag, true),
      ...pageQuery(100),
    }),
    response: v.object({
      totalItems: v.number(),
      hasPreviousPage: v.boolean(),
      list: v.array(product),
      counts: counts({ snStatus: productState }),
    }),
  },
  getProduct: {
    method: 'GET',
    path: '/api/Enterprise/GetProductInfo',
    query: v.object({ mainId: id }),
    response: v.object({
      ...product.entries,
      /** Members in scope who requested it and wait for an answer. */
      waitingCount: v.number(),
      /**
       * Members in scope who haven't used it for 90 days (`idleLong`); null: unknown, because nobody's use of it was
       * ever reported.
       */
      idleCount: v.nullable(v.number()),
    }),
  },
  listGrantedUsers: {
    method: 'GET',
    path: '/api/Enterprise/GetPagedSNGrantedUsers',
    query: v.object({
      mainId: id,
      ...pageQuery(1000),
      searchCondition: memberSearch,
      /** Only licences that haven't been used for that many days. */
      idleDays: v.optional(idleSearch),
      orderName: v.optional(wholeNumber(0, 1), 0),
      isOrderDesc: v.optional(flag, true),
    }),
    response: v.object({
      ...page(
        v.object({
          userId: id,
          realName: v.string(),
          phone: v.string(),
          /** Full address of the picture; null: none. */
          picture: v.nullable(v.string()),
          department: v.string(),
          isOnLine: v.boolean(),
          sn: v.string(),
          ...licenceSource,
          deviceCount: v.number(),
          snMachinesInfo: v.array(
            v.object({ regDate: timestamp, mid: v.string(), status: v.picklist(['active', 'inactive']) }),
          ),
          ...lastUse,
          /** An idle licence isn't taken back. */
          isExempt: v.boolean(),
        }),
      ).entries,
      counts: counts({ idleFrom }),
    }),
  },
  listUngrantedUsers: {
    method: 'GET',
    path: '/api/Enterprise/GetUnGrantUsers',
    query: v.object({ mainId: id, searchCondition: memberSearch }),
    response: v.array(
      v.object({
        userId: id,
        realName: v.string(),
        phone: v.string(),
        department: v.string(),
        /** Number of licences that the member already holds. */
        useSNCount: v.number(),
        addedAt: timestamp,
        /**
         * Unused seats of the product that the member may use, nearest first. Members who share seats have
         * the same `pool` in this answer. Its department isn't named, because it may be outside the caller's
         * scope.
         */
        openSeats: v.array(v.object({ pool: v.number(), unUsedCount: v.number() })),
        obstacle,
      }),
    ),
  },
  ...granting,
  updateRemarks: {
    method: 'PATCH',
    path: '/api/Enterprise/UpdateRemarks/mainId/{mainId}',
    params: v.object({ mainId: id }),
    body: v.object({
      remarks: text(remarksLength),
      /** The remarks as the person saw them. Refused with `changedMeanwhile` if they are different now. */
      formerRemarks: v.optional(v.string()),
    }),
    response: v.literal(true),
  },
  forceOffline: {
    method: 'PUT',
    path: '/api/Enterprise/SetClientUserForceOffLine/userPhone/{userPhone}/sn/{sn}',
    params: v.object({ userPhone: mobile, sn: id }),
    response: v.literal(true),
  },
  getPageStatus: {
    method: 'GET',
    path: '/api/v1/User/GetPageStatusRecord',
    query: v.object({ pageStatusCode: text(64, 1) }),
    response: v.object({
      pageStatusCode: v.string(),
      pageStatusName: v.string(),
      dataValue: v.picklist(['0', '1']),
    }),
  },
  updatePageStatus: {
    method: 'POST',
    path: '/api/v1/User/UpdatePageStatusRecord',
    body: v.object({
      pageStatusCode: text(64, 1),
      pageStatusName: text(64),
      dataValue: v.picklist(['0', '1']),
    }),
    response: v.literal(true),
  },
})

/** Error codes of licence calls. */
export const authorisationErrors = {
  notEnoughSeats: 52201,
  notNormal: 52202,
  alreadyGranted: 52203,
  notGranted: 52204,
  wrongProductType: 52205,
  notOnline: 52206,
  noHeadImage: 52207,
  tooLateToRestore: 52208,
  tooLateToUndo: 52209,
  concurrent: 52210,
  changedMeanwhile: 52506,
} as const
