import * as v from 'valibot'
import { impact, precheck } from '../shared/impact/contract'
import { contract, flag, id, mobile, page, text, timestamp, wholeNumber } from '../shared/wire/contract'

export const memberSearchLength = 30
export const productSearchLength = 100
export const remarksLength = 200
/** The most members that `listUngrantedUsers` answers with. */
export const mostUngrantedListed = 1000

/** `normal`, `disabled`, `expired`; only `normal` licences can be granted or cancelled. */
export const licenceStatus = v.picklist(['normal', 'disabled', 'expired'])
/** 0 serial-number product, 1 cloud subscription. */
export const productType = v.picklist([0, 1])
export const licensingType = v.picklist(['permanent', 'dated'])

const validity = { isActive: v.boolean(), snStatus: licenceStatus, productType, licensingType }

const product = v.object({
  mainId: id,
  productName: v.string(),
  startTime: v.nullable(timestamp),
  /** Null for a permanent licence. */
  endTime: v.nullable(timestamp),
  unUsedCount: v.number(),
  totalCount: v.number(),
  /** Whole days left: 100 for a permanent licence, never below 0. */
  remainingDays: v.number(),
  remarks: v.string(),
  /** The person looks after the whole company, whose word the remarks are. */
  canEditRemarks: v.boolean(),
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
  }),
)

/** At most this many licences are assigned or cancelled at once. */
export const mostIds = 1000

const someIds = v.pipe(v.array(id), v.minLength(1), v.maxLength(mostIds))
const grantBody = v.object({ enterPriseId: id, mainId: id, userIds: someIds })
const search = v.optional(text(memberSearchLength))

const preview = { access: 'administrator', permission: 'authorisation', effect: 'reads' } as const

const grantToMany = (path: `/api/${string}`, summary: string) =>
  ({
    method: 'PATCH',
    path,
    summary,
    access: 'administrator',
    permission: 'authorisation',
    body: grantBody,
    response: v.literal(true),
  }) as const

const grantToOne = (path: `/api/${string}`, summary: string) =>
  ({
    method: 'PATCH',
    path,
    summary,
    access: 'administrator',
    permission: 'authorisation',
    query: v.object({ enterPriseId: id, grantUserId: id }),
    /** Ids of the products. */
    body: someIds,
    response: v.literal(true),
  }) as const

const cancelMany = (path: `/api/${string}`, summary: string) =>
  ({
    method: 'PATCH',
    path,
    summary,
    access: 'administrator',
    permission: 'authorisation',
    query: v.object({ enterPriseId: id }),
    /** `subId` of each granted licence. */
    body: someIds,
    response: v.literal(true),
  }) as const

export const authorisationContract = contract({
  listMembers: {
    method: 'GET',
    path: '/api/Enterprise/GetPagedEnterpriseUserList',
    summary: 'Members with the number of their licences. `orderName` 0 join time, 1 granted count.',
    access: 'administrator',
    lists: 'people',
    permission: 'authorisation',
    query: v.object({
      enterPriseId: id,
      searchName: search,
      orderName: v.optional(wholeNumber(0, 1), 0),
      isOrderDesc: v.optional(flag, true),
      pageIndex: wholeNumber(1, 1_000_000),
      pageSize: wholeNumber(1, 1000),
    }),
    response: page(
      v.object({
        userId: id,
        userName: v.string(),
        phone: v.string(),
        /** Full path from the top department, parts joined by `/`. */
        department: v.string(),
        /** 1 joined, 2 rejected, 4 awaiting registration, 5 awaiting confirmation, 6 expired, 7 invalid. */
        inviteStatus: v.picklist([1, 2, 4, 5, 6, 7]),
        hasGrantCount: v.number(),
        addedAt: timestamp,
      }),
    ),
  },
  getMember: {
    method: 'GET',
    path: '/api/Enterprise/GetUserInviteInfo/userId/{userId}',
    summary: 'One member.',
    access: 'administrator',
    permission: 'authorisation',
    params: v.object({ userId: id }),
    response: v.object({
      phone: v.string(),
      realName: v.string(),
      department: v.string(),
      inviteStatus: v.picklist([1, 2, 4, 5, 6, 7]),
      invitedAt: v.nullable(timestamp),
      addedAt: timestamp,
    }),
  },
  getHeadImage: {
    method: 'GET',
    path: '/api/Enterprise/GetUserHeadImage',
    summary: 'Path of a member’s picture; refused with code noHeadImage where there is none.',
    access: 'administrator',
    permission: 'authorisation',
    query: v.object({ enterPriseId: id, userId: id }),
    response: v.string(),
  },
  listMemberLicences: {
    method: 'GET',
    path: '/api/Enterprise/GetGrantedProductsByUser',
    summary: 'Licences granted to a member.',
    access: 'administrator',
    permission: 'authorisation',
    query: v.object({ enterPriseId: id, grantUserId: id }),
    response: v.array(
      v.object({
        subId: id,
        productName: v.string(),
        grantedAt: timestamp,
        startAt: v.nullable(timestamp),
        endAt: v.nullable(timestamp),
        ...validity,
      }),
    ),
  },
  listAssignableProducts: {
    method: 'GET',
    path: '/api/Enterprise/GetUnGrantProductsByUser',
    summary:
      'Products that the member does not have, with the seats open to the member’s department and above. A search finds those the member has as well, as obstacles.',
    access: 'administrator',
    permission: 'authorisation',
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
        remarks: v.string(),
        obstacle,
        ...validity,
      }),
    ),
  },
  listProducts: {
    method: 'GET',
    path: '/api/Enterprise/GetPagedProducts',
    summary:
      'The company’s products. `orderName` 0 when they came, 1 name, 2 end (permanent ones are the last), 3 available seats.',
    access: 'member',
    query: v.object({
      enterPriseId: id,
      searchCondition: v.optional(text(productSearchLength)),
      snStatus: v.optional(licenceStatus),
      orderName: v.optional(wholeNumber(0, 3), 0),
      isOrderDesc: v.optional(flag, true),
      pageIndex: wholeNumber(1, 1_000_000),
      pageSize: wholeNumber(1, 100),
    }),
    response: v.object({ totalItems: v.number(), hasPreviousPage: v.boolean(), list: v.array(product) }),
  },
  getProduct: {
    method: 'GET',
    path: '/api/Enterprise/GetProductInfo',
    summary: 'One product and its seats.',
    access: 'administrator',
    permission: 'authorisation',
    query: v.object({ mainId: id }),
    response: product,
  },
  listGrantedUsers: {
    method: 'GET',
    path: '/api/Enterprise/GetPagedSNGrantedUsers',
    summary: 'Members who hold a licence of the product.',
    access: 'administrator',
    lists: 'people',
    permission: 'authorisation',
    query: v.object({
      mainId: id,
      pageIndex: wholeNumber(1, 1_000_000),
      pageSize: wholeNumber(1, 1000),
      searchCondition: search,
    }),
    response: page(
      v.object({
        userId: id,
        realName: v.string(),
        phone: v.string(),
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
    summary:
      'Members without a licence of the product, at most 1,000. A search finds those who have one as well, as obstacles.',
    access: 'administrator',
    lists: 'people',
    permission: 'authorisation',
    query: v.object({ mainId: id, searchCondition: search }),
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
  precheckGrant: {
    method: 'POST',
    path: '/api/Enterprise/PreCheckGrantByDepartment',
    summary:
      '0 proceed; 2 confirm, seats of a higher department will be used, or one of the members holds a seat of another batch of the product; 1 or 3 refused, the message says why.',
    access: 'administrator',
    permission: 'authorisation',
    effect: 'reads',
    body: v.object({ enterPriseId: id, userIds: someIds, mainId: id }),
    response: v.object({
      ...precheck.entries,
      /** What is to be confirmed is that it would be one's second seat of the product. */
      isHeldAlready: v.optional(v.boolean()),
    }),
  },
  grantLicences: grantToMany(
    '/api/Enterprise/GrantSNByProduct',
    'Grants a serial-number product to members, all or none.',
  ),
  grantSubscriptions: grantToMany(
    '/api/Enterprise/GrantSAASByProduct',
    'Grants a cloud subscription to members, all or none.',
  ),
  cancelLicences: grantToMany(
    '/api/Enterprise/CancelSNByProduct',
    'Takes a serial-number product back from members.',
  ),
  cancelSubscriptions: grantToMany(
    '/api/Enterprise/CancelSAASByProduct',
    'Takes a cloud subscription back from members.',
  ),
  grantLicencesToMember: grantToOne(
    '/api/Enterprise/BatchGrantSNToEnterpriseUser',
    'Grants serial-number products to one member, all or none.',
  ),
  grantSubscriptionsToMember: grantToOne(
    '/api/Enterprise/BatchGrantSAASToEnterpriseUser',
    'Grants cloud subscriptions to one member, all or none.',
  ),
  cancelMemberLicences: cancelMany('/api/Enterprise/BatchCancelSN', 'Takes serial-number licences back.'),
  cancelMemberSubscriptions: cancelMany('/api/Enterprise/BatchCancelSAAS', 'Takes cloud subscriptions back.'),
  previewCancelByProduct: {
    ...preview,
    method: 'POST',
    path: '/api/Enterprise/GetCancelSNByProductImpact',
    summary: 'Who would lose the product, who uses it right now, and where the seats return.',
    body: grantBody,
    response: impact,
  },
  previewCancelGrants: {
    ...preview,
    method: 'POST',
    path: '/api/Enterprise/GetCancelSNImpact',
    summary: 'The same for granted licences by their `subId`.',
    query: v.object({ enterPriseId: id }),
    body: someIds,
    response: impact,
  },
  updateRemarks: {
    method: 'PATCH',
    path: '/api/Enterprise/UpdateRemarks/mainId/{mainId}',
    summary: 'Changes the remarks of a product; for who looks after the whole company.',
    access: 'administrator',
    permission: 'authorisation',
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
    summary: 'Ends the member’s use of a licence on every device.',
    access: 'administrator',
    permission: 'authorisation',
    params: v.object({ userPhone: mobile, sn: id }),
    response: v.literal(true),
  },
  getPageStatus: {
    method: 'GET',
    path: '/api/v1/User/GetPageStatusRecord',
    summary: 'A display choice that the person made earlier; 404 where there is none.',
    access: 'user',
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
    summary: 'Keeps a display choice of the person.',
    access: 'user',
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
  changedMeanwhile: 52506,
} as const
