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
    department: `${structure}/${n % 2 ? '结构设计二院' : '结构设计一院'}`,
    lastUsedOn: n % 5 === 4 ? null : `2026-0${(n % 6) + 1}-12`,
    idleDays: 240 - n * 9,
    isOnLine: false,
    exemption: n === 1 ? { exemptionId: 'exemption-1', reason: '长期出差', endsOn: '2027-03-31' } : null,
    dueAt: isPlannedAlready(n) ? '2026-12-01T01:00:00.000Z' : null,
  })),
}

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

export const answerIdle = (idle: WireIdle): Answer => answer(operations.previewReclaim, idle)

let reclaims = someReclaims

export const answerReclaims = (rows: readonly WireReclaim[]): Answer =>
  answer(operations.listReclaims, ({ query }) => pageOfRows(rows, query))

/** Resets the company of the default answers. */
export function resetLicenceUse(): void {
  reclaims = someReclaims
}

/** Answers of a small company that remembers its reclaims. */
export const licenceUseAnswers: readonly Answer[] = [
  answerIdle(someIdle),
  answer(operations.listReclaims, ({ query }) => pageOfRows(reclaims, query)),
  answer(operations.listReclaimMembers, ({ query }) => pageOfRows(someReclaimMembers, query)),
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
