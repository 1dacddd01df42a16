import { borrowingContract as operations } from '@atrium/contracts/borrowing/contract'
import { type Answer, type AnswersOf, answer } from '../shared/stories/answers'
import { countsBy, pageOfRows } from '../shared/stories/rows'
import { somePicture } from '../shared/stories/somePicture'

type Answers = AnswersOf<typeof operations>
export type WireOwn = Answers['getOwnBorrowing']
export type WireBorrowed = Answers['listBorrowed']['list'][number]

export const someFile: NonNullable<WireOwn['borrowed']> = {
  id: 'borrowed-1',
  mid: 'PC-7F3A-91C2',
  state: 'running',
  issuedAt: '2026-11-20T02:10:00.000Z',
  endsAt: '2026-12-04T15:59:59.000Z',
  returnedAt: null,
  lostAt: null,
}

export const someOwn: WireOwn = {
  mainId: 'main-structure',
  productName: '空间结构分析与设计软件',
  subId: 'grant-1',
  longestDays: 14,
  swapsPerMonth: 2,
  latestEnd: null,
  isUsable: true,
  borrowed: null,
  swapsLeft: 1,
  devices: [
    { mid: 'PC-7F3A-91C2', regDate: '2026-03-02T01:12:00.000Z', isBorrowed: false },
    { mid: 'NB-22C0-5D17', regDate: '2026-09-14T06:40:00.000Z', isBorrowed: false },
  ],
}

const names = '温如玉 段云舒 邵文博 贺兰心 简宁 戴维 冯听澜 罗锦程 高远山 郑予安 谢临川 马千里'.split(' ')
const states = ['running', 'endingSoon', 'lost', 'running', 'returned', 'ended'] as const

export const someBorrowed: readonly WireBorrowed[] = names.map((realName, n) => {
  const state = states[n % states.length] ?? 'running'
  return {
    ...someFile,
    id: `borrowed-${n + 1}`,
    mid: `PC-${(0x7f3a91c2 + n * 7919).toString(16).toUpperCase()}`,
    state,
    endsAt: state === 'endingSoon' ? '2026-11-24T15:59:59.000Z' : someFile.endsAt,
    returnedAt: state === 'returned' ? '2026-11-21T03:00:00.000Z' : null,
    lostAt: state === 'lost' ? '2026-11-21T03:00:00.000Z' : null,
    mainId: 'main-structure',
    productName: n % 2 ? '空间结构分析与设计软件' : '建筑施工图设计软件',
    sn: `SN-0240${String(n * 7919).padStart(6, '0')}`,
    userId: `user-${n + 1}`,
    realName,
    phone: n === 3 ? '' : `136${String(10_000_000 + n * 370_261).padStart(8, '0')}`,
    picture: n === 0 ? somePicture : null,
    department: n === 3 ? '' : '云筑建筑设计研究院/结构工程事业部/结构设计一院',
    isMember: n !== 3,
    isGranted: n !== 1 && n !== 3,
  }
})

export const answerOwn = (own: WireOwn): Answer => answer(operations.getOwnBorrowing, own)

export const answerBorrowed = (all: () => readonly WireBorrowed[]): Answer =>
  answer(operations.listBorrowed, ({ query }) => {
    const search = query.searchCondition ?? ''
    const found = all().filter(({ realName, phone, mid }) => `${realName} ${phone} ${mid}`.includes(search))
    return {
      ...pageOfRows(
        found.filter(({ state }) => query.state === undefined || query.state === state),
        query,
      ),
      counts: countsBy(found, ({ state }) => ({ state })),
    }
  })

let own = someOwn
let borrowed = someBorrowed
const firstLimits = [
  { mainId: 'main-structure', productName: '空间结构分析与设计软件', longestDays: 14, swapsPerMonth: 2 },
  { mainId: 'main-architecture', productName: '建筑施工图设计软件', longestDays: 30, swapsPerMonth: 2 },
  { mainId: 'main-cost', productName: '工程造价云计价', longestDays: 0, swapsPerMonth: 1 },
].map((limit, n) => ({ ...limit, productType: 0 as const, borrowedCount: n === 0 ? 5 : 0 }))
let limits = firstLimits

/** Resets the company of the default answers. */
export function resetBorrowing(): void {
  own = someOwn
  borrowed = someBorrowed
  limits = firstLimits
}

const settle = (id: string, change: Partial<WireBorrowed>) => {
  borrowed = borrowed.map((row) => (row.id === id ? { ...row, ...change } : row))
  return true as const
}

const file = {
  licenceFile: 'e30.e30.e30',
  fileName: 'main-structure-2026-12-04.lic',
  endsAt: someFile.endsAt,
}
const now = '2026-11-22T02:00:00.000Z'

/** Answers of a small company that remembers changes. */
export const borrowingAnswers: readonly Answer[] = [
  answer(operations.getOwnBorrowing, () => own),
  answer(operations.borrowLicence, ({ body }) => {
    own = { ...own, borrowed: { ...someFile, mid: body.mid } }
    return { id: someFile.id, ...file }
  }),
  answer(operations.getLicenceFile, file),
  answer(operations.returnOwnLicence, () => {
    own = { ...own, borrowed: null }
    return true as const
  }),
  answer(operations.reportOwnDeviceLost, () => {
    if (own.borrowed) own = { ...own, borrowed: { ...own.borrowed, state: 'lost', lostAt: now } }
    return true as const
  }),
  answer(operations.swapDevice, ({ body }) => {
    own = {
      ...own,
      devices: own.devices.filter(({ mid }) => mid !== body.mid),
      swapsLeft: own.swapsLeft - 1,
    }
    return { swapsLeft: own.swapsLeft }
  }),
  answerBorrowed(() => borrowed),
  answer(operations.markBorrowedReturned, ({ body }) =>
    settle(body.id, { state: 'returned', returnedAt: now }),
  ),
  answer(operations.markBorrowedLost, ({ body }) =>
    settle(body.id, body.isLost ? { state: 'lost', lostAt: now } : { state: 'running', lostAt: null }),
  ),
  answer(operations.listBorrowingLimits, () => limits),
  answer(operations.setBorrowingLimit, ({ body: { mainId, longestDays, swapsPerMonth } }) => {
    const change = { longestDays: Number(longestDays), swapsPerMonth: Number(swapsPerMonth) }
    limits = limits.map((row) => (row.mainId === mainId ? { ...row, ...change } : row))
    return true as const
  }),
]
