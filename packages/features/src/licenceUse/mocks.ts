import { licenceUseContract as operations } from '@atrium/contracts/licenceUse/contract'
import { type Answer, type AnswersOf, answer } from '../shared/stories/answers'
import { pageOfRows } from '../shared/stories/rows'

type Answers = AnswersOf<typeof operations>
export type WireIdle = Answers['previewReclaim']
export type WireReclaim = Answers['listReclaims']['list'][number]
type WireMember = Answers['listReclaimMembers']['list'][number]

const structure = '云筑建筑设计研究院/结构工程事业部'
const names =
  '沈嘉禾 罗欣妍 余敏 孙立新 许承泽 程雨桐 陆文博 唐映雪 蒋南风 范思远 顾一鸣 梁思齐 宋知行 林静姝'.split(' ')

export const idleProduct = { mainId: 'main-structure', productName: '空间结构分析与设计软件' }

const isPlannedAlready = (n: number) => n === 3

/** 14 members idle for 90 days: one is exempt, one was told already. */
export const someIdle: WireIdle = {
  productName: idleProduct.productName,
  total: names.length,
  list: names.map((realName, n) => ({
    userId: `user-${n + 1}`,
    realName,
    phone: `138${String(20_000_000 + n * 370_261).padStart(8, '0')}`,
    department: `${structure}/${n % 2 ? '结构设计二院' : '结构设计一院'}`,
    lastUsedOn: n % 5 === 4 ? null : `2026-0${(n % 6) + 1}-12`,
    idleDays: 240 - n * 9,
    isOnLine: false,
    borrowedUntil: n === 1 ? '2026-12-20T15:59:59Z' : null,
    exemption: n === 1 ? { exemptionId: 'exemption-1', reason: '长期出差', endsOn: '2027-03-31' } : null,
    dueAt: isPlannedAlready(n) ? '2026-12-01T01:00:00.000Z' : null,
  })),
}

export type WireIdleProduct = Answers['listIdleProducts']['list'][number]

export const someIdleProducts: readonly WireIdleProduct[] = [
  {
    ...idleProduct,
    endTime: '2027-06-30T16:00:00.000Z',
    granted: 60,
    idleCount: 14,
    exemptCount: 1,
    borrowedCount: 0,
    plannedCount: 1,
  },
  {
    mainId: 'main-review',
    productName: '云端图纸审查与批注服务',
    endTime: null,
    granted: 25,
    idleCount: 6,
    exemptCount: 0,
    borrowedCount: 0,
    plannedCount: 6,
  },
  {
    mainId: 'main-elastic',
    productName: '弹塑性时程分析软件',
    endTime: '2027-01-31T16:00:00.000Z',
    granted: 12,
    idleCount: 0,
    exemptCount: 0,
    borrowedCount: 0,
    plannedCount: 0,
  },
  {
    mainId: 'main-drawing',
    productName: '建筑施工图设计软件',
    endTime: null,
    granted: 48,
    idleCount: null,
    exemptCount: 0,
    borrowedCount: 0,
    plannedCount: 0,
  },
]

export const answerIdleProducts = (rows: readonly WireIdleProduct[]): Answer =>
  answer(operations.listIdleProducts, ({ query }) => pageOfRows(rows, query))

export const plannedReclaim: WireReclaim = {
  reclaimId: 'reclaim-1',
  ...idleProduct,
  state: 'planned',
  idleDays: 90,
  plannedAt: '2026-11-20T02:30:00.000Z',
  plannedBy: '周明远',
  dueAt: '2026-11-27T01:00:00.000Z',
  total: 14,
  waiting: 11,
  changeId: null,
}

export const someReclaims: readonly WireReclaim[] = [
  plannedReclaim,
  {
    ...plannedReclaim,
    reclaimId: 'reclaim-2',
    mainId: 'main-review',
    productName: '云端图纸审查与批注服务',
    state: 'done',
    idleDays: 180,
    dueAt: '2026-11-18T01:00:00.000Z',
    total: 6,
    waiting: 4,
    changeId: 'change-1',
  },
  {
    ...plannedReclaim,
    reclaimId: 'reclaim-9',
    mainId: 'main-review',
    productName: '云端图纸审查与批注服务',
    state: 'undone',
    dueAt: '2026-11-17T01:00:00.000Z',
    total: 4,
    waiting: 0,
    changeId: 'change-9',
  },
  {
    ...plannedReclaim,
    reclaimId: 'reclaim-4',
    mainId: 'main-elastic',
    productName: '弹塑性时程分析软件',
    state: 'dryRun',
    plannedBy: '',
    dueAt: '2026-12-01T01:00:00.000Z',
    total: 5,
    waiting: 5,
  },
  {
    ...plannedReclaim,
    reclaimId: 'reclaim-3',
    mainId: 'main-elastic',
    productName: '弹塑性时程分析软件',
    state: 'cancelled',
    plannedBy: '林静姝',
    dueAt: '2026-11-10T01:00:00.000Z',
    total: 3,
    waiting: 0,
  },
]

const states = ['waiting', 'used', 'exempt', 'gone'] as const

export const someReclaimMembers: readonly WireMember[] = someIdle.list
  .slice(0, 8)
  .map(({ userId, realName, department, lastUsedOn, idleDays }, n) => ({
    userId,
    realName,
    department,
    lastUsedOn,
    idleDays,
    state: states[n % 2 === 0 ? 0 : (n + 1) / 2] ?? 'waiting',
  }))

export type WireExemption = Answers['listExemptions']['list'][number]

export const someExemptions: readonly WireExemption[] = someIdle.list.slice(0, 4).map((row, n) => ({
  exemptionId: `exemption-${n + 1}`,
  userId: row.userId,
  realName: row.realName,
  department: row.department,
  mainId: n === 2 ? null : idleProduct.mainId,
  productName: n === 2 ? '' : idleProduct.productName,
  reason: ['长期出差', '产假', '海外项目现场，网络受限', '部门共享工作站'][n] ?? '',
  endsOn: n % 2 === 0 ? '2027-03-31' : null,
  createdAt: '2026-11-10T02:30:00.000Z',
  createdBy: '周明远',
}))

export type WireUse = Answers['getProductUse']

const working = (at: Date) => at.getUTCDay() % 6 !== 0

/** A year with a summer holiday and more users since. */
export const someUse: WireUse = {
  isReported: true,
  from: '2025-11-23',
  until: '2026-11-22',
  days: Array.from({ length: 365 }, (_, n) => new Date(Date.parse('2025-11-23') + n * 86_400_000)).flatMap(
    (at, n) => {
      const isSummer = at.getUTCMonth() === 6
      const count = Math.round(24 + 10 * Math.sin(n / 30) + (n % 7) - (isSummer ? 14 : 0))
      return working(at) ? [{ day: at.toISOString().slice(0, 10), count }] : []
    },
  ),
  peak: 40,
  median: 27,
  seats: 60,
  idleSeats: 23,
  yearlyPrice: 1960,
  priceMissing: null,
}

export const answerUse = (use: WireUse): Answer => answer(operations.getProductUse, use)

export type WirePolicies = Answers['listReclaimPolicies']
export type WirePolicy = WirePolicies['list'][number]

const saved = { savedAt: '2026-11-10T02:30:00.000Z', savedBy: '周明远' }

export const somePolicies: WirePolicies = {
  totalItems: 3,
  canEdit: true,
  products: [idleProduct, { mainId: 'main-review', productName: '云端图纸审查与批注服务' }],
  list: [
    { mainId: null, productName: '', idleDays: 180, noticeDays: 14, state: 'dryRun', ...saved },
    { ...idleProduct, idleDays: 90, noticeDays: 7, state: 'active', ...saved },
    {
      mainId: 'main-review',
      productName: '云端图纸审查与批注服务',
      idleDays: 60,
      noticeDays: 0,
      state: 'off',
      ...saved,
    },
  ],
}

export const answerPolicies = (policies: WirePolicies): Answer =>
  answer(operations.listReclaimPolicies, ({ query }) => ({
    ...policies,
    ...pageOfRows(policies.list, query),
  }))

let exemptions = someExemptions

export const answerExemptions = (rows: readonly WireExemption[]): Answer =>
  answer(operations.listExemptions, ({ query }) => pageOfRows(rows, query))

export const answerIdle = (idle: WireIdle): Answer => answer(operations.previewReclaim, idle)

let reclaims = someReclaims

export const answerReclaims = (rows: readonly WireReclaim[]): Answer =>
  answer(operations.listReclaims, ({ query }) => pageOfRows(rows, query))

/** Resets the company of the default answers. */
export function resetLicenceUse(): void {
  reclaims = someReclaims
  exemptions = someExemptions
}

/** Answers of a small company that remembers its reclaims. */
export const licenceUseAnswers: readonly Answer[] = [
  answerIdleProducts(someIdleProducts),
  answerIdle(someIdle),
  answer(operations.listReclaims, ({ query }) => pageOfRows(reclaims, query)),
  answer(operations.listReclaimMembers, ({ query }) => pageOfRows(someReclaimMembers, query)),
  answer(operations.listExemptions, ({ query }) => pageOfRows(exemptions, query)),
  answer(operations.exempt, true),
  answer(operations.endExemption, ({ body }) => {
    exemptions = exemptions.filter(({ exemptionId }) => exemptionId !== body.exemptionId)
    return true as const
  }),
  answerUse(someUse),
  answerPolicies(somePolicies),
  answer(operations.saveReclaimPolicy, true),
  answer(operations.planReclaim, ({ body }) => ({
    reclaimId: 'reclaim-new',
    count: body.userIds.length,
    dueAt: '2026-11-28T01:00:00.000Z',
    changeId: body.noticeDays === 0 ? 'change-1' : null,
  })),
  answer(operations.cancelReclaim, ({ body }) => {
    reclaims = reclaims.map((row) =>
      row.reclaimId === body.reclaimId ? { ...row, state: 'cancelled', waiting: 0 } : row,
    )
    return true as const
  }),
]
