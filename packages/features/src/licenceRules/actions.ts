import type { Getter } from 'jotai'
import { actionAtom, undoableAtom } from '../shared/request/actionAtom'
import { licenceRulesApiAtom, type RuleMember, type RuleRow } from './api'
import type { RuleBody } from './ruleValues'

const stale = ['licenceRules', 'licences', 'products', 'licenceRequests', 'history'] as const

interface SavedRule {
  /** The rule being changed. Undefined: a new one. */
  readonly of: { readonly ruleId: string; readonly version: number } | undefined
  readonly body: RuleBody
  /** Whether it may contradict other rules. */
  readonly acceptConflicts: boolean
}

/** Saves a rule, and resolves to its id. */
export const saveRuleAction = actionAtom({
  async run(get, _set, { of, body, acceptConflicts }: SavedRule): Promise<string> {
    const { addLicenceRule, editLicenceRule } = get(licenceRulesApiAtom)
    if (!of) return (await addLicenceRule({ body: { ...body, acceptConflicts } })).ruleId
    await editLicenceRule({ body: { ...body, ...of, acceptConflicts } })
    return of.ruleId
  },
  stale,
})

type OneRule = Pick<RuleRow, 'ruleId' | 'state'>

/** Pauses an active rule, and continues a paused one. */
export const toggleRuleAction = undoableAtom({
  run: (get, _set, { ruleId, state }: OneRule) =>
    get(licenceRulesApiAtom).setLicenceRuleState({
      body: { ruleId, state: state === 'active' ? 'paused' : 'active' },
    }),
  undo: (get, _set, { ruleId, state }) =>
    get(licenceRulesApiAtom).setLicenceRuleState({ body: { ruleId, state } }),
  stale,
})

interface DeletedRule {
  readonly ruleId: string
  readonly seats: 'keep' | 'return'
}

export const deleteRuleAction = actionAtom({
  run: (get, _set, body: DeletedRule) => get(licenceRulesApiAtom).deleteLicenceRule({ body }),
  stale,
})

export const retryRuleAction = actionAtom({
  run: (get, _set, ruleId: string) => get(licenceRulesApiAtom).retryLicenceRule({ body: { ruleId } }),
  stale,
})

interface SomeMembers {
  readonly ruleId: string
  readonly members: readonly Pick<RuleMember, 'userId' | 'productId'>[]
}

/** Excepts members from the products that are named with them. */
export const exceptAction = undoableAtom({
  run: (get, _set, input: SomeMembers) => except(get, input),
  undo: (get, _set, input) => include(get, input),
  stale,
})

/** Ends their exceptions from the products that are named with them. */
export const includeAction = undoableAtom({
  run: (get, _set, input: SomeMembers) => include(get, input),
  undo: (get, _set, input) => except(get, input),
  stale,
})

const except = (get: Getter, input: SomeMembers) =>
  forEachProduct(input, get(licenceRulesApiAtom).exceptFromRule)

const include = (get: Getter, input: SomeMembers) =>
  forEachProduct(input, get(licenceRulesApiAtom).includeInRule)

interface Call {
  readonly body: { ruleId: string; userIds: string[]; productId: string }
}

/** One call for each product, one after the other. */
async function forEachProduct({ ruleId, members }: SomeMembers, call: (input: Call) => Promise<unknown>) {
  for (const productId of new Set(members.map((member) => member.productId))) {
    const lines = members.filter((member) => member.productId === productId)
    await call({ body: { ruleId, productId, userIds: lines.map(({ userId }) => userId) } })
  }
}
