import * as v from 'valibot'
import { drawings } from '../shared/drawing/contract'
import { licenceStatus, sale } from '../shared/licence/contract'
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
/** The most members that `listUngrantedUsers` answers with. */
export const mostUngrantedListed = 1000

/** A normal product is nothing else: of the others somebody has to see to the seats, to the end, or to both. */
export const productState = v.picklist(['normal', 'ending', 'full', 'fullAndEnding', 'disabled', 'expired'])
/** What is full and about to end is found by either. */
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
  /** Of the catalogue; null: it knows no such product. */
  drawing: v.nullable(v.picklist(drawings)),
  startTime: v.nullable(timestamp),
  /** Null for a permanent licence. */
  endTime: v.nullable(timestamp),
  unUsedCount: v.number(),
  totalCount: v.number(),
  /** How many of the unused ones departments below own, to whom they were passed on. */
  passedOn: v.number(),
  remainingDays,
  remarks: v.string(),
  /** The person looks after the whole company, whose word the remarks are. */
  canEditRemarks: v.boolean(),
  /** Where it is one of several batches of the same product; null: there is but this one. */
  batch: v.nullable(
    v.object({
      /** The first of them. */
      mainId: id,
      /** Which it is, from 1, by what ends first. */
      number: v.number(),
      count: v.number(),
      /** Seats that concern the caller, of all of them that can be used. */
      unUsedCount: v.number(),
      totalCount: v.number(),
      passedOn: v.number(),
    }),
  ),
  /** The vendor lets the company try it: it isn’t renewed, seats are bought instead. */
  isTrial: v.boolean(),
  /** The caller’s own licence of it, where the service hands out installers; null: none. */
  installedBy: v.nullable(id),
  ...sale,
  ...validity,
})

/** Why this can't be granted, and what is needed to change it; absent where it can. */
const obstacle = v.optional(
  v.object({
    /** `noSeatsHere`: others of the person's departments have free ones. `noSeats`: none of them has. */
    reason: v.picklist(['noSeatsHere', 'noSeats', 'expired', 'disabled', 'alreadyGranted']),
    /** The member's department. */
    enterpriseDepartmentId: id,
    /** The person may pass seats down. */
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
      /** Members in scope who asked for it, and wait for an answer. */
      waitingCount: v.number(),
    }),
  },
  listGrantedUsers: {
    method: 'GET',
    path: '/api/Enterprise/GetPagedSNGrantedUsers',
    query: v.object({
      mainId: id,
      ...pageQuery(1000),
      searchCondition: memberSearch,
    }),
    response: page(
      v.object({
        userId: id,
        realName: v.string(),
        phone: v.string(),
        /** Whole address of the member's picture; null: none. */
        picture: v.nullable(v.string()),
        department: v.string(),
        isOnLine: v.boolean(),
        sn: v.string(),
        deviceCount: v.number(),
        snMachinesInfo: v.array(
          v.object({ regDate: timestamp, mid: v.string(), status: v.picklist(['active', 'inactive']) }),
        ),
      }),
    ),
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
        /** Licences that the member already holds. */
        useSNCount: v.number(),
        addedAt: timestamp,
        /**
         * Unused seats of the product that the member may use, nearest first. `pool` is the same for all in this
         * answer who share them; whose they are isn't told, as it may be a department beyond one's own.
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
      /** The remarks as the person saw them: refused with `changedMeanwhile` when they are others by now. */
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

/** Codes of refused licence calls. */
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
  changedMeanwhile: 52506,
} as const
