import { concurrentSeatsContract as operations } from '@atrium/contracts/concurrentSeats/contract'
import { type Answer, type AnswersOf, answer } from '../shared/stories/answers'
import { pageOfRows } from '../shared/stories/rows'

type Answers = AnswersOf<typeof operations>
export type WireUse = Answers['getConcurrentUse']
export type WireCheckout = Answers['listCheckouts']['list'][number]

export const sharedProduct = { mainId: 'catalogue-daylight', productName: '日照与采光分析软件' }

const people = [
  ['沈嘉禾', '设计部-图形工作站'],
  ['罗欣妍', '方案组-03'],
  ['余敏', '笔记本（ThinkPad P1）'],
  ['孙立新', ''],
  ['许承泽', '图形工作站-12'],
  ['程雨桐', '方案组-07'],
] as const

export const someCheckouts: readonly WireCheckout[] = people.map(([realName, deviceName], n) => ({
  checkoutId: `checkout-${n + 1}`,
  userId: `user-${n + 1}`,
  realName,
  department: `云筑建筑设计研究院/建筑设计事业部/${n % 2 ? '居住建筑设计院' : '公共建筑设计院'}`,
  deviceName,
  mid: `7F3A${n}0C2-91B${n}E4D${n}`,
  startedAt: `2026-11-22T0${n + 1}:1${n}:00.000Z`,
  seenAt: '2026-11-22T07:00:00.000Z',
}))

export const someUse: WireUse = {
  inUse: people.length,
  total: 8,
  overcommit: 1,
  days: [
    { day: '2026-11-18', peak: 7, total: 8, denials: 0 },
    { day: '2026-11-19', peak: 9, total: 8, denials: 4 },
    { day: '2026-11-20', peak: 8, total: 8, denials: 3 },
  ],
  departments: [
    { enterpriseDepartmentId: 'dep-1', department: '云筑建筑设计研究院/建筑设计事业部', denials: 5 },
    { enterpriseDepartmentId: 'dep-2', department: '云筑建筑设计研究院/结构工程事业部', denials: 2 },
  ],
}

export const answerUse = (use: Partial<WireUse>): Answer =>
  answer(operations.getConcurrentUse, () => ({ ...someUse, ...use }))

export const answerCheckouts = (rows: readonly WireCheckout[]): Answer =>
  answer(operations.listCheckouts, ({ query }) => pageOfRows(rows, query))

export const concurrentSeatsAnswers: readonly Answer[] = [
  answerUse({}),
  answerCheckouts(someCheckouts),
  answer(operations.endCheckout, true),
]
