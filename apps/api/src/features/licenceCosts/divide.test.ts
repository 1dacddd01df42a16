import { expect, it } from 'vitest'
import { seededRandom } from '../../testing/hostile/seededRandom'
import { type CostLine, chargesOf, termBetween } from './costLines'
import { divide } from './divide'

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

it('divides exactly, each part within a fen of its share', () => {
  const random = seededRandom(34)
  for (let turn = 0; turn < 5000; turn += 1) {
    const fen = Math.floor(random() * 2_000_000_000)
    const weights = Array.from({ length: 1 + Math.floor(random() * 40) }, () =>
      random() < 0.2 ? 0 : Math.floor(random() * 10 ** Math.floor(1 + random() * 7)),
    )
    const parts = divide(fen, weights)
    expect(sumOf(parts)).toBe(fen)
    const total = sumOf(weights)
    if (total === 0) continue
    const isFair = parts.every((part, n) => {
      const weight = weights[n] ?? 0
      return weight === 0 ? part === 0 : Math.abs(part - (fen * weight) / total) < 1.001
    })
    expect(isFair).toBe(true)
  }
})

const lineOf = (amount: number, from: Date, until: Date | null): CostLine => ({
  orderNo: '1',
  position: 0,
  mainId: 'draw',
  productId: 'draw',
  productName: '',
  packageName: '',
  months: null,
  quantity: 1,
  amount,
  listAmount: amount,
  paidAt: from,
  term: termBetween(from, until),
  isPermanent: until === null,
  invoiceNumber: null,
})

it('all months of a term together cost what was paid', () => {
  const random = seededRandom(12)
  for (let turn = 0; turn < 2000; turn += 1) {
    const from = new Date(Date.UTC(2020, 0, 1) + Math.floor(random() * 10 * 365 * 86_400_000))
    const until = random() < 0.1 ? null : new Date(from.getTime() + Math.floor(random() * 1200 * 86_400_000))
    const amount = Math.floor(random() * 2_000_000_000)
    const charges = chargesOf(lineOf(amount, from, until))
    expect(sumOf(charges.map(({ fen }) => fen))).toBe(amount)
    expect(new Set(charges.map(({ month }) => month)).size).toBe(charges.length)
  }
})

it('divides a term by days in China, with its last day when it ends a second before midnight', () => {
  const line = lineOf(36_500, new Date('2026-11-30T16:30:00Z'), new Date('2027-01-31T15:59:59Z'))
  expect(line.term).toEqual({ from: '2026-12-01', until: '2027-02-01' })
  expect(chargesOf(line).map(({ month, fen }) => [month, fen])).toEqual([
    ['2026-12', 18_250],
    ['2027-01', 18_250],
  ])
})

it('a permanent licence costs everything on the day of its delivery', () => {
  const line = lineOf(12_800, new Date('2026-11-30T15:00:00Z'), null)
  expect(chargesOf(line)).toMatchObject([{ month: '2026-11', fen: 12_800 }])
})
