import * as v from 'valibot'
import { id, text, timestamp, wholeNumber } from '../wire/contract'

export const ruleNameLength = 50
/** Most rules of a company. */
export const mostRules = 200
/** Most products of one rule. */
export const mostProductsOfRule = 20
/** Most departments, or permission groups, of one rule. */
export const mostPlacesOfRule = 200
/** Longest grace period of somebody who moved out of a rule’s reach, in days. */
export const mostGraceDays = 90
/** Most members without a seat that a preview names per product. */
export const mostNamed = 20

/** Ids, each once. */
export const manyOf = (least: number, most: number) =>
  v.pipe(
    v.array(id),
    v.minLength(least),
    v.maxLength(most),
    v.check((values) => new Set(values).size === values.length, 'must name each once'),
  )

/** Who gets the licences. Members of a department include everybody in the departments below it. */
export const ruleReach = v.variant('kind', [
  /** Everybody in the company: only for people who manage all of it. */
  v.object({ kind: v.literal('everybody') }),
  v.object({ kind: v.literal('departments'), departmentIds: manyOf(1, mostPlacesOfRule) }),
  /** The members of permission groups: only for people who manage the whole company. */
  v.object({ kind: v.literal('groups'), groupIds: manyOf(1, mostPlacesOfRule) }),
])

/** The fields that a rule's form sends. */
export const savedRule = {
  name: text(ruleNameLength, 1),
  reach: ruleReach,
  /** One batch of each product; the rule uses every batch of it. */
  mainIds: manyOf(1, mostProductsOfRule),
  /**
   * The department whose own seats the rule uses; null: as for any grant, those of the member's department first, then
   * those of the departments above.
   */
  poolDepartmentId: v.nullable(id),
  /** For how long somebody who moved out of its reach keeps the seat. 0: not at all. */
  graceDays: wholeNumber(0, mostGraceDays),
  /** Members who get nothing from it. */
  exceptedUserIds: v.optional(v.pipe(v.array(id), v.maxLength(1000)), []),
}

/** What contradicts another rule, for one product and the members of both. */
export const ruleConflict = v.object({
  /**
   * `otherPool`: both give the product from different pools, and the older rule wins. `excepted`: the other one excepts
   * members whom this one would serve.
   */
  kind: v.picklist(['otherPool', 'excepted']),
  ruleId: id,
  ruleName: v.string(),
  mainId: id,
  productName: v.string(),
  memberCount: v.number(),
})

/** `paused`: it neither grants nor takes anything back. */
export const ruleState = v.picklist(['active', 'paused'])

/**
 * `held`: has the seat by this rule. `other`: has the product in another way. `waiting`: no seat is free. `ending`: out
 * of reach, keeps the seat until the grace period ends. `excepted`: gets nothing. `failed`: see {@link ruleProblem}.
 */
export const ruleMemberState = v.picklist(['held', 'other', 'waiting', 'ending', 'excepted', 'failed'])

/** Why a product of a rule isn't served at all. */
export const ruleProblem = v.picklist(['expired', 'disabled', 'poolMissing', 'broken'])

const ruleCounts = v.object({
  /** Members in its reach, without exceptions. */
  members: v.number(),
  held: v.number(),
  other: v.number(),
  waiting: v.number(),
  ending: v.number(),
  excepted: v.number(),
  failed: v.number(),
})

/** A department, permission group or rule. */
export const place = v.object({ id, name: v.string() })

/** A rule with its figures. */
export const rule = v.object({
  ruleId: id,
  name: v.string(),
  state: ruleState,
  reach: v.variant('kind', [
    v.object({ kind: v.literal('everybody') }),
    /** Names are full paths from the top department. */
    v.object({ kind: v.literal('departments'), departments: v.array(place) }),
    v.object({ kind: v.literal('groups'), groups: v.array(place) }),
  ]),
  products: v.array(
    v.object({
      /** The first batch. */
      mainId: id,
      productName: v.string(),
      held: v.number(),
      waiting: v.number(),
      problem: v.nullable(ruleProblem),
    }),
  ),
  /** Null: the seats of the member's department, then of those above. */
  pool: v.nullable(place),
  graceDays: v.number(),
  counts: ruleCounts,
  /** Whether the service still has to apply the last changes. */
  isSettling: v.boolean(),
  createdAt: timestamp,
  createdBy: v.string(),
  updatedAt: timestamp,
  updatedBy: v.string(),
  /** Incremented with each change; must be sent when saving. */
  version: v.number(),
  /** Whether the caller may change it: its reach and its pool are in their scope. */
  canEdit: v.boolean(),
})
