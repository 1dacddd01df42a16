import { deskCasesContract as operations } from '@atrium/contracts/desk/cases/contract'
import { type Answer, answer } from '../../shared/stories/answers'
import { caseAnswers, othersClaim, ownClaim, type WireToday } from '../cases/mocks'

type WireQueue = WireToday['queues'][number]
type WireCase = WireToday['oldest'][number]

export const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

const someQueue = (
  queue: WireQueue['queue'],
  [waiting, free, late, own]: readonly [number, number, number, number],
  [oldest, promisedHours]: readonly [number | null, number],
): WireQueue => ({
  queue,
  waiting,
  free,
  late,
  own,
  oldestAt: oldest === null ? null : ago(oldest),
  promisedHours,
})

/** What waits: 11 certifications, two of them late, and a few cases of other queues. */
export const someQueues = (): WireToday['queues'] => [
  someQueue('certification', [11, 9, 2, 1], [31, 24]),
  someQueue('dissolution', [1, 1, 0, 0], [20, 72]),
  someQueue('trial', [1, 1, 0, 0], [21, 24]),
]

export const someCase = (
  queue: WireCase['queue'],
  caseId: string,
  about: string,
  hours: number,
  claim: WireCase['claim'] = null,
): WireCase => {
  const promised = { certification: 24, dissolution: 72, trial: 24, invoice: 48 }[queue]
  return { queue, caseId, about, waitingSince: ago(hours), dueAt: ago(hours - promised), claim }
}

const names =
  '东南营造设计集团 北岸结构工程顾问 海拓市政设计院 衡石岩土勘察 朗格幕墙技术 明川给排水设计 青禾景观规划 云岭桥梁设计'.split(
    ' ',
  )

const someCases = (): WireToday['oldest'] => [
  someCase('certification', 'case-1', '沪上云筑建筑设计研究院有限公司', 31, othersClaim),
  someCase('certification', 'case-2', '华东岩土工程勘察有限公司', 26.5),
  someCase('certification', 'case-3', '筑境数字建造（苏州）科技有限公司', 22.2, ownClaim),
  someCase('trial', 'trial-1', '桥梁结构计算软件', 21),
  ...names.map((name, n) => someCase('certification', `case-${n + 4}`, `${name}有限公司`, 17 - n * 2)),
  someCase('dissolution', 'company-9', '旧港建筑事务所', 20),
]

export const answerToday = (today: () => WireToday): Answer => answer(operations.getToday, today)

let claims = new Map<string, WireCase['claim']>()
let settled = new Set<string>()

export function resetToday(): void {
  claims = new Map()
  settled = new Set()
}

/** A colleague decides a case: the next answer lacks it. */
export const settle = (caseId: string): unknown => settled.add(caseId)

/** A desk that remembers claims. */
export const todayAnswers: readonly Answer[] = [
  ...caseAnswers,
  answerToday(() => ({
    queues: someQueues(),
    oldest: someCases()
      .filter(({ caseId }) => !settled.has(caseId))
      .map((row) => ({
        ...row,
        claim: claims.has(row.caseId) ? (claims.get(row.caseId) ?? null) : row.claim,
      })),
  })),
  answer(operations.claimCase, ({ body }) => {
    claims.set(body.caseId, ownClaim)
    return ownClaim
  }),
  answer(operations.releaseCase, ({ body }) => {
    claims.set(body.caseId, null)
    return true as const
  }),
]
