import { renewalsContract as operations } from '@atrium/contracts/renewals/contract'
import { type Answer, type AnswersOf, answer } from '../shared/stories/answers'
import { pageOfRows } from '../shared/stories/rows'

type Answers = AnswersOf<typeof operations>
export type WireBatch = Answers['listRenewals']['list'][number]
export type WireQuote = Answers['quoteRenewal']
export type WireCut = Answers['getSeatCut']
export type WireHolder = Answers['listSeatHolders']['list'][number]

const usual: WireBatch = {
  mainId: 'main-structure',
  productName: '空间结构分析与设计软件',
  endTime: '2026-12-09T15:59:59.000Z',
  leftDays: 19,
  status: 'in30',
  seats: 40,
  isConcurrent: false,
  totalCount: 40,
  usedCount: 38,
  idleCount: 5,
  peakCount: 29,
  waitingCount: 3,
  suggestedSeats: 36,
  yearPrice: 9800,
  durations: [12, 36],
  obstacle: null,
  orderNo: null,
  endingSeats: null,
}

export const someBatches: readonly WireBatch[] = [
  {
    ...usual,
    mainId: 'main-hvac',
    productName: '暖通空调设计软件',
    endTime: '2026-11-08T15:59:59.000Z',
    leftDays: -12,
    status: 'over',
    seats: 10,
    totalCount: 10,
    usedCount: 7,
    idleCount: null,
    peakCount: 0,
    waitingCount: 0,
    suggestedSeats: 7,
    yearPrice: 4600,
  },
  usual,
  {
    ...usual,
    mainId: 'main-review',
    productName: '云端图纸审查与批注服务',
    endTime: '2027-01-31T15:59:59.000Z',
    leftDays: 72,
    status: 'in90',
    seats: 20,
    totalCount: 20,
    usedCount: 20,
    idleCount: 0,
    peakCount: 20,
    waitingCount: 4,
    suggestedSeats: 24,
    yearPrice: 1280,
    obstacle: 'ordered',
    orderNo: '202611191018000002',
  },
  {
    ...usual,
    mainId: 'main-electrical',
    productName: '建筑电气设计软件',
    endTime: '2027-03-31T15:59:59.000Z',
    leftDays: 131,
    status: 'in180',
    seats: 5,
    totalCount: 5,
    usedCount: 2,
    idleCount: 0,
    peakCount: 2,
    waitingCount: 0,
    suggestedSeats: 2,
    yearPrice: null,
    durations: [],
    obstacle: 'notSold',
  },
  {
    ...usual,
    mainId: 'main-elastic',
    productName: '弹塑性时程分析软件',
    endTime: '2028-05-20T15:59:59.000Z',
    leftDays: 547,
    status: 'later',
    seats: 8,
    totalCount: 12,
    usedCount: 11,
    idleCount: 3,
    peakCount: 6,
    waitingCount: 0,
    suggestedSeats: 8,
    yearPrice: 15_800,
    endingSeats: { seatsAfter: 8, cutAt: '2027-05-20T15:59:59.000Z', losingCount: 3 },
  },
]

export const someCut: WireCut = {
  mainId: 'main-elastic',
  productName: '弹塑性时程分析软件',
  seats: 12,
  seatsAfter: 8,
  cutAt: '2027-05-20T15:59:59.000Z',
  losingCount: 3,
  usedCount: 11,
  ownLosingCount: 3,
  noticeDays: 14,
  decidedBy: null,
  decidedAt: null,
}

const idleDays = [240, 192, 160, 131, 98, 35, 34, 33, 32, 8, 2]

/** The day so many days before the one of the data. */
const dayBefore = (days: number) =>
  new Date(Date.parse('2026-11-20T00:00:00Z') - days * 86_400_000).toISOString().slice(0, 10)

const names = '沈嘉禾 罗欣妍 余敏 孙立新 许承泽 程雨桐 陆文博 唐映雪 蒋南风 范思远 顾一鸣'.split(' ')

export const someHolders: readonly WireHolder[] = names.map((realName, n) => ({
  userId: `user-${n + 1}`,
  realName,
  phone: `138${String(10_000_000 + n * 370_261)}`,
  picture: null,
  department: `云筑建筑设计研究院/结构工程事业部/${n % 2 ? '结构设计二院' : '结构设计一院'}`,
  lastUsedOn: n === 0 ? null : dayBefore(idleDays[n] ?? 0),
  idleDays: idleDays[n] ?? 0,
  isLosing: n < 3,
}))

export const answerBatches = (batches: readonly WireBatch[]): Answer =>
  answer(operations.listRenewals, ({ query: { ends, searchCondition, ...page } }) => {
    const found = batches.filter(({ productName }) => productName.includes(searchCondition ?? ''))
    const counts = new Map<WireBatch['status'], number>()
    for (const { status } of found) counts.set(status, (counts.get(status) ?? 0) + 1)
    return {
      ...pageOfRows(
        found.filter(({ status }) => ends === undefined || status === ends),
        page,
      ),
      counts: [...counts].map(([status, count]) => ({ status, count })),
    }
  })

const day = 86_400_000

/** Days in China. */
const dayNumber = (moment: string) => Math.floor((Date.parse(moment) + day / 3) / day)

/** Prices as the service would calculate them. */
export const answerQuote = (batches: readonly WireBatch[]): Answer =>
  answer(operations.quoteRenewal, ({ body }) => {
    const lines = body.renewedBatches.map(
      ({ mainId, purchaseQuantity }): WireQuote['renewedBatches'][number] => {
        const batch = batches.find((each) => each.mainId === mainId) ?? usual
        const quantity = Number(purchaseQuantity)
        const days =
          body.endDate === null
            ? null
            : dayNumber(`${body.endDate}T15:59:59Z`) -
              Math.max(dayNumber(batch.endTime), dayNumber(new Date().toISOString()))
        const until =
          body.endDate === null
            ? new Date(Date.parse(batch.endTime) + 365 * day * (Number(body.membershipDuration) / 12))
            : new Date(`${body.endDate}T15:59:59Z`)
        const obstacle = days !== null && days <= 0 ? ('endsLater' as const) : null
        const unitPrice =
          Math.round(
            (batch.yearPrice ?? 0) * (days ?? (365 * Number(body.membershipDuration)) / 12) * (100 / 365),
          ) / 100
        return {
          mainId,
          productName: batch.productName,
          sellingPackageName: '企业标准版',
          seats: batch.seats,
          purchaseQuantity: quantity,
          endTime: batch.endTime,
          until: obstacle ? null : until.toISOString(),
          paidDays: obstacle ? null : days,
          unitPrice: obstacle ? null : unitPrice,
          lineAmount: obstacle ? null : (Math.round(unitPrice * 100) * quantity) / 100,
          losingCount: Math.max(0, batch.usedCount - quantity),
          obstacle,
        }
      },
    )
    return {
      renewedBatches: lines,
      payAmount: Math.round(lines.reduce((sum, { lineAmount }) => sum + (lineAmount ?? 0), 0) * 100) / 100,
    }
  })

export const answerCut = (cut: WireCut): Answer => answer(operations.getSeatCut, cut)

export const answerHolders = (holders: readonly WireHolder[]): Answer =>
  answer(operations.listSeatHolders, ({ query: { isLosing, searchCondition, ...page } }) =>
    pageOfRows(
      holders.filter(
        (holder) =>
          holder.realName.includes(searchCondition ?? '') &&
          (isLosing === undefined || holder.isLosing === (String(isLosing) === 'true')),
      ),
      page,
    ),
  )

export const renewalsAnswers: readonly Answer[] = [
  answerBatches(someBatches),
  answerQuote(someBatches),
  answer(operations.orderRenewal, { orderNo: '202611201018000009' }),
  answerCut(someCut),
  answerHolders(someHolders),
  answer(operations.decideSeatCut, true),
  answer(operations.resetSeatCut, true),
  answer(operations.getEndReminders, {
    reminderDays: [180, 90, 30, 7],
    products: someBatches.map(({ mainId, productName }, n) => ({
      mainId,
      productName,
      reminderDays: n === 1 ? [60, 30] : null,
    })),
  }),
  answer(operations.saveEndReminders, true),
]
