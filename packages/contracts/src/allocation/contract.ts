import * as v from 'valibot'
import { impact } from '../shared/impact/contract'
import { licenceStatus } from '../shared/licence/contract'
import { contract, id, text, wholeNumber } from '../wire/contract'

export const productSearchLength = 100
/** Most departments in one call. */
const mostDepartments = 1000

const product = v.object({
  mainId: id,
  productName: v.string(),
  /** Only seats of `normal` products can be allocated or taken back. */
  snStatus: licenceStatus,
  licensingType: v.picklist(['permanent', 'dated']),
  /** Whole days left: 100 for a permanent licence, never below 0. */
  remainingDays: v.number(),
  /** 0 serial-number product, 1 cloud subscription. */
  productType: v.picklist([0, 1]),
  /** Seats for everybody in reach, as many at once; nobody holds one, so those in use can be allocated too. */
  isConcurrent: v.boolean(),
  /** All seats of the departments that the person manages, and the free ones. */
  totalCount: v.number(),
  leftCount: v.number(),
})

/** The number of seats for each department; each department at most once. */
const shares = v.pipe(
  v.array(v.object({ enterpriseDepartmentId: id, count: wholeNumber(1, 1_000_000) })),
  v.minLength(1),
  v.maxLength(mostDepartments),
  v.check(
    (rows) => new Set(rows.map((row) => row.enterpriseDepartmentId)).size === rows.length,
    'must name each department once',
  ),
)

/** `enterpriseDepartmentId`: the parent department that allocates seats or gets them back. */
const sharing = { enterPriseId: id, mainId: id, enterpriseDepartmentId: id, list: shares }

export const allocationContract = contract({
  listAllocationProducts: {
    method: 'GET',
    path: '/api/Enterprise/GetAllocationProducts',
    query: v.object({ enterPriseId: id, searchCondition: v.optional(text(productSearchLength)) }),
    response: v.array(product),
  },
  listAllocation: {
    method: 'GET',
    path: '/api/Enterprise/GetDepartmentAllocation',
    query: v.object({ enterPriseId: id, mainId: id }),
    response: v.object({
      product: v.object({
        ...product.entries,
        /** Free seats that belong to departments below the top one. */
        passedOn: v.number(),
      }),
      list: v.array(
        v.object({
          enterpriseDepartmentId: id,
          departmentName: v.string(),
          /** Null for the top department, and for the topmost departments of a sub-administrator. */
          parentId: v.nullable(id),
          level: v.number(),
          /** All seats of the department and the departments below. */
          ownedCount: v.number(),
          /** Seats that belong to departments below. */
          passedOnCount: v.number(),
          /** The department's own seats that are assigned, or concurrent ones that are in use now. */
          usedCount: v.number(),
          /** The department's own seats that are free. */
          leftCount: v.number(),
          /** The department's own seats that it can pass on: free ones, and all concurrent ones. */
          allocableCount: v.number(),
        }),
      ),
    }),
  },
  allocate: {
    method: 'POST',
    path: '/api/Enterprise/AllocateToDepartments',
    body: v.object(sharing),
    response: v.literal(true),
  },
  previewTakeBack: {
    method: 'POST',
    path: '/api/Enterprise/PreTakeBackFromDepartments',
    effect: 'reads',
    body: v.object(sharing),
    response: v.object({ ...impact.entries, recoverSubIds: v.array(id) }),
  },
  takeBack: {
    method: 'POST',
    path: '/api/Enterprise/TakeBackFromDepartments',
    body: v.object({ ...sharing, recoverSubIds: v.pipe(v.array(id), v.maxLength(100_000)) }),
    response: v.literal(true),
  },
})

/** Error codes of allocation calls. */
export const allocationErrors = {
  notNormal: 52501,
  notEnoughLeft: 52502,
  notBelow: 52503,
  notEnoughOwned: 52504,
  changedMeanwhile: 52505,
  /** Licence files run on devices, and keep their seats until they end. */
  seatsBorrowed: 52506,
} as const
