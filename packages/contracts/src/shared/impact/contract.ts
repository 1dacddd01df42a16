import * as v from 'valibot'
import { id } from '../../wire/contract'

/** The most members that an impact names; the counts are of all. */
export const mostLosersListed = 200

/** What stands in the way of a change. */
const blockerReason = v.picklist([
  /** It is the company's top department. */
  'topLevel',
  /** It is the top of what the person looks after. */
  'scopeTop',
  'subDepartments',
  /** Someone looks after this department. */
  'departmentAdministrators',
  /** One of the members is an administrator. */
  'memberAdministrators',
  'superAdministrator',
  'self',
  /** The person is the super administrator of another company. */
  'administratorElsewhere',
  /** The product is expired or disabled. */
  'notNormal',
])

/** What a change takes from whom, before it happens: computed from the same rows as the change itself. */
export const impact = v.object({
  /** Members who lose licences, those with a product in use first; at most {@link mostLosersListed}. */
  losers: v.array(
    v.object({
      userId: id,
      realName: v.string(),
      phone: v.string(),
      department: v.string(),
      licences: v.array(
        v.object({
          subId: id,
          mainId: id,
          productName: v.string(),
          isOnLine: v.boolean(),
          deviceCount: v.number(),
        }),
      ),
    }),
  ),
  loserCount: v.number(),
  licenceCount: v.number(),
  /** Licences with the product in use right now. */
  onlineCount: v.number(),
  deviceCount: v.number(),
  /** By how many seats the free ones of a department grow. */
  returns: v.array(
    v.object({
      mainId: id,
      productName: v.string(),
      enterpriseDepartmentId: id,
      department: v.string(),
      count: v.number(),
    }),
  ),
  /** Members who change department. */
  moves: v.nullable(v.object({ count: v.number(), department: v.string() })),
  blockers: v.array(
    v.object({
      reason: blockerReason,
      /** The first few of them. */
      names: v.array(v.string()),
      count: v.number(),
      /** Those of the rows asked about that it stops: the others can go on without them. Empty where it stops all. */
      ids: v.array(id),
    }),
  ),
})

export type Impact = v.InferOutput<typeof impact>

/** `0` proceed; the meaning of the other numbers is told by each operation. */
export const precheck = v.object({
  typeNum: v.picklist([0, 1, 2, 3]),
  showMessage: v.string(),
})
