import { mostRules, ruleMemberState } from '@atrium/contracts/licenceRules/rule'
import { pagePaths } from '@atrium/contracts/paths'
import { atom, type Getter } from 'jotai'
import { ownQueryAtom } from '../shared/host/query'
import { chosenRows } from '../shared/list/chosenRows'
import { listView, oneOf, searchText, type ViewPart } from '../shared/list/listView'
import { pagedList } from '../shared/list/pagedList'
import { keyedRequestAtom } from '../shared/request/steadyAtom'
import type { CallOptions } from '../shared/wire/client'
import { Failure } from '../shared/wire/Failure'
import { productParameter } from '../shared/wire/productParameter'
import { type KnownRule, licenceRulesApiAtom, type RuleMember } from './api'
import { ruleParameter } from './routes'

const shows = ['licenceRules'] as const

const anId = /^[\w-]{1,64}$/

/** A product in the address; '' for any. */
const oneProduct: ViewPart<string> = {
  name: productParameter,
  read: (text) => (anId.test(text) ? text : ''),
  write: (value) => value,
}

/** Rules, oldest first: the order in which they win. */
export const ruleList = pagedList({
  view: listView({ pageSizes: [10, 20, 50, mostRules], filters: {} }),
  shows,
  ask(get) {
    const { listLicenceRules } = get(licenceRulesApiAtom)
    return (pageIndex, pageSize, call) => listLicenceRules({ query: { pageIndex, pageSize } }, call)
  },
})

const rulePaths = [pagePaths.licenceRule]
const ownAtom = ownQueryAtom(rulePaths)

/** The rule in the address; '' if it names none. */
export const ruleIdAtom = atom((get) => get(ownAtom).get(ruleParameter) ?? '')

export const ruleAtom = keyedRequestAtom(ruleIdAtom, shows, (get, signal) =>
  get(licenceRulesApiAtom).getLicenceRule({ query: { ruleId: presentId(get(ruleIdAtom)) } }, { signal }),
)

/** Members × products of the rule in the address. */
export const memberList = pagedList({
  view: listView({
    pageSizes: [10, 20, 50, 100],
    filters: {
      search: searchText('search', 30),
      state: oneOf('state', ruleMemberState.options),
      product: oneProduct,
    },
  }),
  shows: ['licenceRules', 'licences', 'members'],
  keyAtom: ruleIdAtom,
  paths: rulePaths,
  ask(get, { search, state, product }) {
    const { listRuleMembers } = get(licenceRulesApiAtom)
    const ruleId = get(ruleIdAtom)
    const filter = {
      ...(search && { search }),
      ...(state && { state }),
      ...(product && { productId: product }),
    }
    return async (pageIndex, pageSize, call) =>
      listRuleMembers({ query: { ruleId: presentId(ruleId), ...filter, pageIndex, pageSize } }, call)
  },
})

export const memberKey = ({ userId, productId }: Pick<RuleMember, 'userId' | 'productId'>): string =>
  `${userId} ${productId}`

export const chosenMembers = chosenRows(memberList.pageAtom, memberKey)

const formAtom = ownQueryAtom([pagePaths.licenceRuleForm])

/** The rule in the form; undefined: a new one. */
export const editedIdAtom = atom((get) => get(formAtom).get(ruleParameter) || undefined)

const mostAtOnce = 1000

/** A rule as its form shows it. */
export interface EditedRule {
  readonly rule: KnownRule
  /** Members who are excepted from every product of it. */
  readonly exceptions: readonly RuleMember[]
}

/** Requests a rule with its exceptions. */
export async function askForRule(get: Getter, ruleId: string, signal?: AbortSignal): Promise<EditedRule> {
  const { getLicenceRule } = get(licenceRulesApiAtom)
  const call = signal && { signal }
  const [rule, excepted] = await Promise.all([
    getLicenceRule({ query: { ruleId: presentId(ruleId) } }, call),
    askForExceptions(get, presentId(ruleId), call),
  ])
  const products = rule.products.map(({ productId }) => productId)
  const isExcepted = new Set(excepted.map(memberKey))
  const exceptions = excepted.filter(
    ({ userId, productId }) =>
      productId === products[0] &&
      products.every((one) => isExcepted.has(memberKey({ userId, productId: one }))),
  )
  return { rule, exceptions }
}

/** Every exception of a rule, from all its pages. */
async function askForExceptions(get: Getter, ruleId: string, call?: CallOptions) {
  const { listRuleMembers } = get(licenceRulesApiAtom)
  const rows: RuleMember[] = []
  for (let pageIndex = 1; ; pageIndex += 1) {
    const query = { ruleId, state: 'excepted' as const, pageIndex, pageSize: mostAtOnce }
    const { list, totalItems } = await listRuleMembers({ query }, call)
    rows.push(...list)
    if (list.length < mostAtOnce || rows.length >= totalItems) return rows
  }
}

export const editedRuleAtom = keyedRequestAtom(
  atom((get) => get(editedIdAtom) ?? ''),
  // A form's initial values never change while somebody types.
  [],
  async (get, signal) => {
    const ruleId = get(editedIdAtom)
    return ruleId === undefined ? undefined : askForRule(get, ruleId, signal)
  },
)

/** Who waits for a seat, in the order in which free seats are given. */
export const waitingList = pagedList({
  view: listView({ pageSizes: [10, 20, 50, 100], filters: { product: oneProduct } }),
  shows: ['licenceRules', 'licences', 'licenceRequests', 'members'],
  paths: [pagePaths.licenceWaiting],
  ask(get, { product }) {
    const { listWaiting } = get(licenceRulesApiAtom)
    const filter = product && { productId: product }
    return (pageIndex, pageSize, call) => listWaiting({ query: { ...filter, pageIndex, pageSize } }, call)
  },
})

/** How many members in the person's scope wait for a product. Keep the atom as long as its subject. */
export const waitingCountAtomOf = (productId: string) =>
  keyedRequestAtom(
    atom(productId),
    ['licenceRules', 'licences', 'seats', 'licenceRequests'],
    async (get, signal) => {
      const query = { productId: presentId(productId), pageIndex: 1, pageSize: 1 }
      return (await get(licenceRulesApiAtom).listWaiting({ query }, { signal })).totalItems
    },
  )

/** Only for requests: if it were thrown while an atom is read, the screen being left would fail. */
function presentId(id: string): string {
  if (!anId.test(id)) throw new Failure('missing')
  return id
}

declare module '../shared/request/stale' {
  interface Resources {
    /** Rules that assign licences, their members, and who waits. */
    readonly licenceRules: unknown
  }
}
