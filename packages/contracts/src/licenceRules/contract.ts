import * as v from 'valibot'
import { contract, id, page, pageQuery, text, timestamp, wholeNumber } from '../wire/contract'
import {
  manyOf,
  mostRules,
  place,
  rule,
  ruleConflict,
  ruleMemberState,
  ruleProblem,
  ruleState,
  savedRule,
} from './rule'

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
      ...savedRule,
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
          /** The first of those who would wait, at most `mostNamed`. */
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
    body: v.object({ enterPriseId: id, ...savedRule, acceptConflicts: v.optional(v.boolean(), false) }),
    response: v.object({ ruleId: id }),
  },
  editLicenceRule: {
    method: 'PATCH',
    path: '/api/Enterprise/EditLicenceRule',
    body: v.object({ ...one, version, ...savedRule, acceptConflicts: v.optional(v.boolean(), false) }),
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
