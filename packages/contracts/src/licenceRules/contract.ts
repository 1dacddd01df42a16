import * as v from 'valibot'
import { contract, id, page, pageQuery, text, timestamp, wholeNumber } from '../wire/contract'

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

export const licenceRulesErrors = {
  tooManyRules: 55200,
  nameTaken: 55201,
  /** Somebody else saved it meanwhile. */
  changedMeanwhile: 55202,
  /** A department, group or product is gone, or out of the caller's scope. */
  outOfScope: 55203,
  /** It contradicts another rule; saving it again with `acceptConflicts` keeps it. */
  contradicts: 55204,
} as const

const manyOf = (least: number, most: number) =>
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
const saved = {
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

const place = v.object({ id, name: v.string() })

const rule = v.object({
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

const one = { enterPriseId: id, ruleId: id }
const version = wholeNumber(1, 2_000_000_000)

export const licenceRulesContract = contract({
  listLicenceRules: {
    method: 'GET',
    path: '/api/Enterprise/GetLicenceRules',
    query: v.object({ enterPriseId: id, ...pageQuery(mostRules) }),
    response: page(rule),
  },
  getLicenceRule: {
    method: 'GET',
    path: '/api/Enterprise/GetLicenceRule',
    query: v.object(one),
    response: v.object({ ...rule.entries, conflicts: v.array(ruleConflict) }),
  },
  /** What saving the rule would do. Changes nothing. */
  previewLicenceRule: {
    method: 'POST',
    path: '/api/Enterprise/PreviewLicenceRule',
    effect: 'reads',
    body: v.object({
      enterPriseId: id,
      /** The rule that is being edited; absent: a new one. */
      ruleId: v.optional(id),
      ...saved,
    }),
    response: v.object({
      memberCount: v.number(),
      products: v.array(
        v.object({
          mainId: id,
          productName: v.string(),
          /** Members who would get a seat at once. */
          gains: v.number(),
          /** Members who keep the seat they have by this rule. */
          keeps: v.number(),
          /** Members who have the product in another way. */
          other: v.number(),
          /** Members who would wait for a seat. */
          waits: v.number(),
          /** Members who would lose the seat they have by this rule, at once or after the grace period. */
          loses: v.number(),
          /** Whose seats the gains come from. */
          pools: v.array(v.object({ enterpriseDepartmentId: id, department: v.string(), count: v.number() })),
          problem: v.nullable(ruleProblem),
          /** The first of those who would wait, at most {@link mostNamed}. */
          waiting: v.array(v.object({ userId: id, realName: v.string(), department: v.string() })),
        }),
      ),
      conflicts: v.array(ruleConflict),
    }),
  },
  addLicenceRule: {
    method: 'POST',
    path: '/api/Enterprise/AddLicenceRule',
    idempotent: true,
    body: v.object({ enterPriseId: id, ...saved, acceptConflicts: v.optional(v.boolean(), false) }),
    response: v.object({ ruleId: id }),
  },
  editLicenceRule: {
    method: 'PATCH',
    path: '/api/Enterprise/EditLicenceRule',
    body: v.object({ ...one, version, ...saved, acceptConflicts: v.optional(v.boolean(), false) }),
    response: v.literal(true),
  },
  /** Pauses a rule, or continues it. */
  setLicenceRuleState: {
    method: 'POST',
    path: '/api/Enterprise/SetLicenceRuleState',
    body: v.object({ ...one, state: ruleState }),
    response: v.literal(true),
  },
  deleteLicenceRule: {
    method: 'POST',
    path: '/api/Enterprise/DeleteLicenceRule',
    body: v.object({
      ...one,
      /** `keep`: members keep their seats, as if they were assigned by hand. `return`: after the grace period they lose them. */
      seats: v.picklist(['keep', 'return']),
    }),
    response: v.literal(true),
  },
  listRuleMembers: {
    method: 'GET',
    path: '/api/Enterprise/GetLicenceRuleMembers',
    query: v.object({
      ...one,
      state: v.optional(ruleMemberState),
      mainId: v.optional(id),
      /** Phone, name or department. */
      searchCondition: v.optional(text(30)),
      ...pageQuery(1000),
    }),
    response: page(
      v.object({
        userId: id,
        realName: v.string(),
        phone: v.string(),
        /** Full path from the top department. */
        department: v.string(),
        mainId: id,
        productName: v.string(),
        state: ruleMemberState,
        /** Since when they wait or have it; null: neither. */
        since: v.nullable(timestamp),
        /** Their place among those who wait for the product, from 1; null: not waiting. */
        position: v.nullable(v.number()),
        /** When a seat that is `ending` returns. */
        endsAt: v.nullable(timestamp),
        problem: v.nullable(ruleProblem),
      }),
    ),
  },
  /** Members get nothing from the rule any more, of one product or of all. Seats they have by it return at once. */
  exceptFromRule: {
    method: 'POST',
    path: '/api/Enterprise/ExceptFromLicenceRule',
    body: v.object({
      ...one,
      userIds: manyOf(1, 1000),
      /** Absent: all products of the rule. */
      mainId: v.optional(id),
    }),
    response: v.literal(true),
  },
  /** Ends exceptions: the rule serves these members again. */
  includeInRule: {
    method: 'POST',
    path: '/api/Enterprise/IncludeInLicenceRule',
    body: v.object({ ...one, userIds: manyOf(1, 1000), mainId: v.optional(id) }),
    response: v.literal(true),
  },
  /** Looks at everybody in the rule's reach again. */
  retryLicenceRule: {
    method: 'POST',
    path: '/api/Enterprise/RetryLicenceRule',
    body: v.object(one),
    response: v.literal(true),
  },
  /** Who waits for a seat, in the order in which free seats are given. */
  listWaiting: {
    method: 'GET',
    path: '/api/Enterprise/GetLicenceWaitingList',
    query: v.object({
      enterPriseId: id,
      /** Only for one product, given any of its batches. */
      mainId: v.optional(id),
      ...pageQuery(1000),
    }),
    response: v.object({
      ...page(
        v.object({
          userId: id,
          realName: v.string(),
          phone: v.string(),
          department: v.string(),
          mainId: id,
          productName: v.string(),
          since: timestamp,
          /** Place among those who wait for the product, from 1. */
          position: v.number(),
          /** The rule behind it; null: a request. */
          rule: v.nullable(place),
        }),
      ).entries,
      /** How many members in the caller's scope wait for each product, most first. */
      products: v.array(v.object({ mainId: id, productName: v.string(), waiting: v.number() })),
    }),
  },
})
