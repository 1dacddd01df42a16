import { licenceRulesContract as operations } from '@atrium/contracts/licenceRules/contract'
import type { ruleMemberState } from '@atrium/contracts/licenceRules/rule'
import type * as v from 'valibot'
import { type Answer, type AnswersOf, answer } from '../shared/stories/answers'
import { pageOfRows } from '../shared/stories/rows'

type Answers = AnswersOf<typeof operations>
export type WireRule = Answers['getLicenceRule']
export type WireMember = Answers['listRuleMembers']['list'][number]
export type WireWaiting = Answers['listWaiting']['list'][number]
export type WirePreview = Answers['previewLicenceRule']
export type WireConflict = WireRule['conflicts'][number]
type State = v.InferOutput<typeof ruleMemberState>

const top = '云筑建筑设计研究院'
export const structure = { id: 'd1-2', name: `${top}/结构工程事业部` }
const general = { id: 'd1-5', name: `${top}/综合管理部` }

/** The products that stories choose from. */
export const sampleProducts = [
  { mainId: 'main-structure', productName: '空间结构分析与设计软件' },
  { mainId: 'main-review', productName: '云端图纸审查与批注服务' },
  { mainId: 'main-elastic', productName: '弹塑性时程分析软件' },
] as const

/** The same in our words, for pickers. */
export const pickableProducts = sampleProducts.map(({ mainId, productName }) => ({
  productId: mainId,
  productName,
}))

const names = '沈嘉禾 罗欣妍 余敏 孙立新 许承泽 程雨桐 陆文博 唐映雪 蒋南风 范思远 顾一鸣 梁思齐'.split(' ')

export const somePeople = names.map((realName, n) => ({
  userId: `user-${n + 1}`,
  realName,
  phone: `138${String(10_000_000 + n * 370_261)}`,
  department: `${structure.name}/${n % 2 ? '结构设计二院' : '结构设计一院'}`,
}))

const nobody = { held: 0, other: 0, waiting: 0, ending: 0, excepted: 0, failed: 0 }

const stateOf = (person: number, product: number): State => {
  if (person === 11) return 'excepted'
  if (person === 10) return 'ending'
  if (product === 0 && person >= 8) return 'waiting'
  return product === 1 && person < 2 ? 'other' : 'held'
}

/** Members × two products. Two wait, two are excepted, two move out. */
export const someMembers: readonly WireMember[] = somePeople.flatMap((person, n) =>
  sampleProducts.slice(0, 2).map((product, index): WireMember => {
    const state = stateOf(n, index)
    return {
      ...person,
      ...product,
      state,
      since:
        state === 'excepted'
          ? null
          : state === 'waiting'
            ? '2026-11-02T02:00:00.000Z'
            : '2026-10-20T01:30:00.000Z',
      position: state === 'waiting' ? n - 7 : null,
      endsAt: state === 'ending' ? '2026-11-28T01:00:00.000Z' : null,
      problem: null,
    }
  }),
)

const countsOf = (rows: readonly WireMember[]) => {
  const counts = { ...nobody }
  for (const { state } of rows) counts[state] += 1
  return { ...counts, members: new Set(rows.map(({ userId }) => userId)).size }
}

export const someRule: WireRule = {
  ruleId: 'rule-1',
  name: '结构工程事业部设计软件',
  state: 'active',
  reach: { kind: 'departments', departments: [structure] },
  products: sampleProducts.slice(0, 2).map((product, n) => ({
    ...product,
    held: 8,
    waiting: n === 0 ? 2 : 0,
    problem: null,
  })),
  pool: null,
  graceDays: 7,
  counts: countsOf(someMembers),
  isSettling: false,
  createdAt: '2026-10-20T01:30:00.000Z',
  createdBy: '周明远',
  updatedAt: '2026-11-12T06:05:00.000Z',
  updatedBy: '林静姝',
  version: 3,
  canEdit: true,
  conflicts: [],
}

export const troubledRule: WireRule = {
  ...someRule,
  ruleId: 'rule-2',
  name: '全员图纸审查',
  reach: { kind: 'everybody' },
  products: [
    { ...sampleProducts[1], held: 96, waiting: 0, problem: null },
    { ...sampleProducts[2], held: 0, waiting: 0, problem: 'expired' },
  ],
  pool: general,
  counts: { ...nobody, members: 120, held: 96, other: 22, failed: 2 },
}

export const pausedRule: WireRule = {
  ...someRule,
  ruleId: 'rule-3',
  name: '管理员工具',
  state: 'paused',
  reach: { kind: 'groups', groups: [{ id: 'group-1', name: '结构条线管理组' }] },
  products: [{ ...sampleProducts[2], held: 3, waiting: 0, problem: null }],
  counts: { ...nobody, members: 3, held: 3 },
}

export const settlingRule: WireRule = {
  ...someRule,
  ruleId: 'rule-4',
  name: '综合管理部办公软件',
  reach: { kind: 'departments', departments: [general] },
  isSettling: true,
  counts: { ...nobody, members: 4, held: 1 },
}

export const someRules: readonly WireRule[] = [someRule, troubledRule, pausedRule, settlingRule]

export const someConflicts: readonly WireConflict[] = [
  {
    kind: 'otherPool',
    ruleId: 'rule-2',
    ruleName: troubledRule.name,
    ...sampleProducts[1],
    memberCount: 12,
  },
  { kind: 'excepted', ruleId: 'rule-3', ruleName: pausedRule.name, ...sampleProducts[0], memberCount: 3 },
]

export const somePreview: WirePreview = {
  memberCount: 12,
  products: sampleProducts.map((product, n) => ({
    ...product,
    gains: [8, 10, 0][n] ?? 0,
    keeps: 0,
    other: n === 1 ? 2 : 0,
    waits: n === 0 ? 4 : 0,
    loses: 0,
    pools:
      n === 0
        ? [
            { enterpriseDepartmentId: structure.id, department: structure.name, count: 6 },
            { enterpriseDepartmentId: 'd1', department: top, count: 2 },
          ]
        : n === 1
          ? [{ enterpriseDepartmentId: 'd1', department: top, count: 10 }]
          : [],
    problem: n === 2 ? 'expired' : null,
    waiting:
      n === 0
        ? somePeople.slice(0, 4).map(({ userId, realName, department }) => ({ userId, realName, department }))
        : [],
  })),
  conflicts: [],
}

export const someWaiting: readonly WireWaiting[] = [
  ...someMembers
    .filter(({ state }) => state === 'waiting')
    .map(({ state, endsAt, problem, since, position, ...member }) => ({
      ...member,
      since: since ?? '',
      position: position ?? 1,
      rule: { id: someRule.ruleId, name: someRule.name },
    })),
  {
    userId: 'user-3',
    realName: '余敏',
    phone: '13810740522',
    department: general.name,
    ...sampleProducts[2],
    since: '2026-11-10T03:20:00.000Z',
    position: 1,
    rule: null,
  },
]

export const answerRules = (rules: () => readonly WireRule[]): Answer =>
  answer(operations.listLicenceRules, ({ query }) => pageOfRows(rules(), query))

export const answerRule = (rule: WireRule): Answer => answer(operations.getLicenceRule, rule)

export const answerMembers = (members: () => readonly WireMember[]): Answer =>
  answer(operations.listRuleMembers, ({ query: { state, mainId, searchCondition = '', ...page } }) =>
    pageOfRows(
      members().filter(
        (row) =>
          (state === undefined || row.state === state) &&
          (mainId === undefined || row.mainId === mainId) &&
          `${row.realName} ${row.phone} ${row.department}`.includes(searchCondition),
      ),
      page,
    ),
  )

export const answerPreview = (preview: WirePreview): Answer =>
  answer(operations.previewLicenceRule, ({ body }) => ({
    ...preview,
    products: preview.products.filter(({ mainId }) => body.mainIds.includes(mainId)),
  }))

export const answerWaiting = (waiting: readonly WireWaiting[]): Answer =>
  answer(operations.listWaiting, ({ query: { mainId, ...page } }) => {
    const products = [...new Set(waiting.map((row) => row.mainId))].map((id) => {
      const rows = waiting.filter((row) => row.mainId === id)
      return { mainId: id, productName: rows[0]?.productName ?? '', waiting: rows.length }
    })
    return {
      ...pageOfRows(
        waiting.filter((row) => mainId === undefined || row.mainId === mainId),
        page,
      ),
      products: products.toSorted((one, other) => other.waiting - one.waiting),
    }
  })

let rules = someRules
let members = someMembers

/** Resets the company of the default answers. */
export function resetLicenceRules(): void {
  rules = someRules
  members = someMembers
}

const settle = (ruleId: string, change: Partial<WireRule>) => {
  rules = rules.map((rule) => (rule.ruleId === ruleId ? { ...rule, ...change } : rule))
  return true as const
}

function setState(userIds: readonly string[], mainId: string | undefined, state: State) {
  members = members.map((row) =>
    userIds.includes(row.userId) && (mainId === undefined || row.mainId === mainId)
      ? { ...row, state, position: null, endsAt: null, since: state === 'excepted' ? null : row.since }
      : row,
  )
  return settle('rule-1', { counts: countsOf(members) })
}

/** Answers of a small company that remembers changes. */
export const licenceRulesAnswers: readonly Answer[] = [
  answerRules(() => rules),
  answer(
    operations.getLicenceRule,
    ({ query }) => rules.find(({ ruleId }) => ruleId === query.ruleId) ?? someRule,
  ),
  answerMembers(() => members),
  answerPreview(somePreview),
  answerWaiting(someWaiting),
  answer(operations.addLicenceRule, { ruleId: 'rule-1' }),
  answer(operations.editLicenceRule, true),
  answer(operations.setLicenceRuleState, ({ body }) => settle(body.ruleId, { state: body.state })),
  answer(operations.deleteLicenceRule, ({ body }) => {
    rules = rules.filter(({ ruleId }) => ruleId !== body.ruleId)
    return true as const
  }),
  answer(operations.exceptFromRule, ({ body }) => setState(body.userIds, body.mainId, 'excepted')),
  answer(operations.includeInRule, ({ body }) => setState(body.userIds, body.mainId, 'held')),
  answer(operations.retryLicenceRule, ({ body }) => {
    const rule = rules.find(({ ruleId }) => ruleId === body.ruleId) ?? someRule
    return settle(body.ruleId, {
      products: rule.products.map((product) => ({ ...product, problem: null })),
      counts: { ...rule.counts, held: rule.counts.held + rule.counts.failed, failed: 0 },
    })
  }),
]
