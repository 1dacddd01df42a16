import { bulkLicencesContract as operations } from '@atrium/contracts/bulkLicences/contract'
import { type Answer, type AnswersOf, answer } from '../shared/stories/answers'
import { pageOfRows } from '../shared/stories/rows'

type Answers = AnswersOf<typeof operations>
export type WirePreview = Answers['previewBulkChange']
export type WireProduct = WirePreview['products'][number]
export type WireChange = Answers['getBulkChange']
export type WireLine = Answers['listBulkLines']['list'][number]

const top = '云筑建筑设计研究院'
export const structure = `${top}/结构工程事业部`

/** The products that stories choose from. */
export const sampleProducts = [
  { mainId: 'main-structure', productName: '空间结构分析与设计软件', endTime: null },
  { mainId: 'main-review', productName: '云端图纸审查与批注服务', endTime: '2028-06-30T15:59:59.000Z' },
  { mainId: 'main-elastic', productName: '弹塑性时程分析软件', endTime: '2027-05-20T15:59:59.000Z' },
] as const

/** The same in our words, for pickers. */
export const pickableProducts = sampleProducts.map(({ mainId, productName }) => ({
  productId: mainId,
  productName,
}))

const names = '沈嘉禾 罗欣妍 余敏 孙立新 许承泽 程雨桐 陆文博 唐映雪 蒋南风 范思远 顾一鸣 梁思齐'.split(' ')

/** People as a list of members has them in hand. */
export const someNewcomers = names.slice(0, 10).map((realName, n) => ({ userId: `user-${n + 1}`, realName }))

export const somePreviewed: readonly WireProduct[] = sampleProducts.map((product, n) => ({
  ...product,
  snStatus: 'normal',
  count: [8, 10, 10][n] ?? 0,
  unchanged: 0,
  pools:
    n === 1
      ? [{ enterpriseDepartmentId: 'd1', department: top, count: 10 }]
      : [
          { enterpriseDepartmentId: 'd1-2', department: structure, count: 6 },
          { enterpriseDepartmentId: 'd1', department: top, count: n === 0 ? 2 : 4 },
        ],
  short: n === 0 ? 2 : 0,
  without:
    n === 0
      ? someNewcomers.slice(0, 2).map((person) => ({ ...person, department: `${structure}/结构设计一院` }))
      : [],
  onlineCount: 0,
  ruledCount: 0,
  borrowedCount: 0,
}))

export const somePreview: WirePreview = {
  memberCount: 10,
  total: 30,
  unknownPhones: [],
  products: [...somePreviewed],
}

/** What a cancellation would do: some are in use, and two members don't hold the product. */
export const someCancelPreview: WirePreview = {
  ...somePreview,
  products: somePreviewed.map((product, n) => ({
    ...product,
    count: 8,
    unchanged: 2,
    short: 0,
    without: [],
    onlineCount: n === 0 ? 3 : 0,
    ruledCount: n === 0 ? 8 : 0,
    borrowedCount: n === 1 ? 1 : 0,
  })),
}

export const doneChange: WireChange = {
  changeId: 'change-1',
  kind: 'grant',
  state: 'done',
  startedAt: '2026-11-20T02:30:00.000Z',
  startedBy: '周明远',
  finishedAt: '2026-11-20T02:30:04.000Z',
  undoUntil: null,
  total: 30,
  waiting: 0,
  done: 30,
  skipped: 0,
  undoableCount: 30,
  failed: 0,
  undone: 0,
  productNames: sampleProducts.map(({ productName }) => productName),
  reasons: [],
}

export const partlyChange: WireChange = {
  ...doneChange,
  changeId: 'change-2',
  // Far enough for the clock of any story.
  undoUntil: '2099-11-20T02:40:00.000Z',
  done: 26,
  undoableCount: 26,
  failed: 4,
  reasons: [
    { reason: 'noSeats', count: 3 },
    { reason: 'memberMissing', count: 1 },
  ],
}

/** Three had the product already, so the change is done. */
export const skippingChange: WireChange = {
  ...doneChange,
  changeId: 'change-7',
  undoUntil: partlyChange.undoUntil,
  done: 27,
  undoableCount: 27,
  skipped: 3,
  reasons: [{ reason: 'alreadyGranted', count: 3 }],
}

/** A retry did four more, and only those can still be undone. */
export const retriedChange: WireChange = {
  ...doneChange,
  changeId: 'change-8',
  undoUntil: partlyChange.undoUntil,
  undoableCount: 4,
}

export const runningChange: WireChange = {
  ...doneChange,
  changeId: 'change-3',
  state: 'running',
  finishedAt: null,
  total: 4800,
  waiting: 1860,
  done: 2930,
  failed: 10,
  reasons: [{ reason: 'noSeats', count: 10 }],
}

export const undoingChange: WireChange = {
  ...partlyChange,
  changeId: 'change-4',
  state: 'undoing',
  undoUntil: null,
  done: 10,
  undone: 16,
  reasons: [],
}

export const undoneChange: WireChange = {
  ...undoingChange,
  changeId: 'change-5',
  state: 'undone',
  done: 1,
  undone: 25,
  reasons: [{ reason: 'heldAgain', count: 1 }],
}

export const someChanges: readonly WireChange[] = [
  runningChange,
  partlyChange,
  { ...doneChange, kind: 'cancel', productNames: [sampleProducts[1].productName], total: 12, done: 12 },
  skippingChange,
  { ...undoneChange, startedBy: '林静姝' },
  { ...doneChange, changeId: 'change-6', startedAt: '2026-11-18T08:12:40.000Z' },
]

/** Lines of a change. Four failed. */
export const someLines: readonly WireLine[] = names.slice(0, 10).flatMap((realName, person) =>
  sampleProducts.map(({ mainId, productName }, product): WireLine => {
    const isShort = product === 0 && person < 3
    const isGone = product === 1 && person === 9
    return {
      number: person * sampleProducts.length + product + 1,
      userId: `user-${person + 1}`,
      realName,
      phone: `138${String(10_000_000 + person * 370_261)}`,
      department: `${structure}/${person % 2 ? '结构设计二院' : '结构设计一院'}`,
      mainId,
      productName,
      state: isShort || isGone ? 'failed' : 'done',
      reason: isShort ? 'noSeats' : isGone ? 'memberMissing' : null,
    }
  }),
)

export const answerPreview = (preview: WirePreview): Answer =>
  answer(operations.previewBulkChange, ({ body }) => ({
    ...preview,
    products: preview.products.filter(({ mainId }) => body.mainIds.includes(mainId)),
  }))

export const answerChanges = (changes: readonly WireChange[]): Answer =>
  answer(operations.listBulkChanges, ({ query }) => pageOfRows(changes, query))

export const answerLines = (lines: readonly WireLine[]): Answer =>
  answer(operations.listBulkLines, ({ query: { state, ...page } }) =>
    pageOfRows(
      lines.filter((line) => state === undefined || line.state === state),
      page,
    ),
  )

export const answerChange = (change: WireChange): Answer => answer(operations.getBulkChange, change)

let change = partlyChange

/** Resets the company of the default answers. */
export function resetBulkLicences(): void {
  change = partlyChange
}

/** Answers of a small company that remembers its last change. */
export const bulkLicencesAnswers: readonly Answer[] = [
  answerPreview(somePreview),
  answerChanges(someChanges),
  answerLines(someLines),
  answer(operations.getBulkChange, () => change),
  answer(operations.startBulkChange, ({ body }) => {
    change = { ...doneChange, kind: body.kind, undoUntil: partlyChange.undoUntil }
    return { changeId: change.changeId }
  }),
  answer(operations.retryBulkChange, () => {
    change = {
      ...change,
      done: change.done + change.failed,
      failed: 0,
      reasons: [],
      undoableCount: change.done + change.failed,
    }
    return true as const
  }),
  answer(operations.undoBulkChange, () => {
    change = { ...change, state: 'undone', undone: change.done, done: 0, undoUntil: null, reasons: [] }
    return true as const
  }),
  answer(operations.readPhoneList, {
    list: [
      { row: 2, phone: '13800000001', realName: '周明远', isPhone: true },
      { row: 3, phone: '13800000002', realName: '林静姝', isPhone: true },
    ],
  }),
]
