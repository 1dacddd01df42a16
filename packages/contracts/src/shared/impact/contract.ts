import * as v from 'valibot'
import { id, timestamp } from '../../wire/contract'

/** Most members that an impact names; the counts cover all of them. */
export const mostLosersListed = 200

/** A reason that prevents a change. */
const blockerReason = v.picklist([
  /** It is the company's top department. */
  'topLevel',
  /** It is the top of the person's scope. */
  'scopeTop',
  'subDepartments',
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

/** The licences that a change would take from members, computed from the same rows as the change itself. */
export const impact = v.object({
  /** Members who lose licences, those who are using one first; at most {@link mostLosersListed}. */
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
          /** Until when a licence file of it runs on a device, whatever happens; null: none. */
          borrowedUntil: v.nullable(timestamp),
        }),
      ),
    }),
  ),
  loserCount: v.number(),
  licenceCount: v.number(),
  /** Licences that are in use right now. */
  onlineCount: v.number(),
  deviceCount: v.number(),
  /** Licences whose files run on devices until `until` at the latest: their seats return only then. Null: none. */
  borrowed: v.nullable(v.object({ count: v.number(), until: timestamp })),
  /** How many free seats a department gains. */
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
      /** The first few names. */
      names: v.array(v.string()),
      count: v.number(),
      /** The requested rows that the reason prevents; the others can continue. Empty: it prevents everything. */
      ids: v.array(id),
    }),
  ),
})

export type Impact = v.InferOutput<typeof impact>

/** `0`: proceed. Each operation defines the other numbers. */
export const precheck = v.object({
  typeNum: v.picklist([0, 1, 2, 3]),
  showMessage: v.string(),
})
