import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { licenceSeatMonths, products } from '../../tables'
import { seededRandom } from '../../testing/hostile/seededRandom'
import { companyId, type Firm, openFirm } from '../authorisation/testCompany'
import { type Charge, termBetween } from './costLines'
import { divide } from './divide'
import { firstDayOf, monthsLater } from './months'
import { splitCosts } from './splitCosts'

let firm: Firm
beforeAll(async () => {
  firm = await openFirm()
})
afterAll(() => firm.close())

const random = seededRandom(2026)
const below = (most: number) => Math.floor(random() * most)

const chargeOf = (mainId: string, month: string, fen: number): Charge => ({
  month,
  fen,
  line: {
    orderNo: '1',
    position: 0,
    mainId,
    productId: mainId,
    productName: '',
    packageName: '',
    months: 12,
    quantity: 1,
    amount: fen,
    listAmount: fen,
    paidAt: new Date(0),
    term: termBetween(new Date(0), null),
    isPermanent: false,
    invoiceNumber: null,
  },
})

interface Part {
  readonly n: number
  readonly department_id: string | null
  readonly kind: string
  readonly fen: string | number
}

it('divides as `divide` does: every charge keeps its fen, for any division', async () => {
  const db = firm.database.connection
  const mainIds = Array.from({ length: 12 }, (_, n) => `random-${n}`)
  for (const mainId of mainIds) await firm.addProduct(mainId)
  const months = Array.from({ length: 20 }, (_, n) => monthsLater('2025-01', n))
  const rows = mainIds.flatMap((mainId) =>
    months.flatMap((month) =>
      Array.from({ length: below(25) }, (_, n) => {
        const ownedDays = below(3) * below(4000)
        return {
          companyId,
          month: firstDayOf(month),
          mainId,
          departmentId: `d${String(n).padStart(2, '0')}`,
          ownedDays,
          freeDays: Math.min(ownedDays, below(2) * below(4000)),
          usedDays: below(2) * below(4000),
        }
      }),
    ),
  )
  await db.insert(licenceSeatMonths).values(rows)
  expect(await db.$count(products)).toBe(mainIds.length)
  const charges = mainIds.flatMap((mainId) =>
    months.map((month) => chargeOf(mainId, month, 1 + below(10 ** (1 + below(9))))),
  )
  for (const costsBy of ['owned', 'used'] as const) {
    const { rows: parts } = (await db.execute(
      sql`select * from ${splitCosts({ companyId, charges, costsBy })} cost`,
    )) as unknown as { readonly rows: readonly Part[] }
    for (const [n, { line, month, fen }] of charges.entries()) {
      const own = parts.filter((part) => part.n === n)
      expect(own.reduce((sum, part) => sum + Number(part.fen), 0)).toBe(fen)
      const weights = rows
        .filter((row) => row.mainId === line.mainId && row.month === firstDayOf(month))
        .flatMap(({ departmentId, ownedDays, freeDays, usedDays }) => [
          { key: `${departmentId} free`, weight: freeDays },
          { key: `${departmentId} used`, weight: costsBy === 'owned' ? ownedDays - freeDays : usedDays },
        ])
        .filter(({ weight }) => weight > 0)
      const expected =
        weights.length === 0
          ? [['null unsplit', fen]]
          : divide(
              fen,
              weights.map(({ weight }) => weight),
            ).flatMap((part, index) => (part > 0 ? [[weights[index]?.key, part]] : []))
      expect(
        Object.fromEntries(own.map((part) => [`${part.department_id} ${part.kind}`, Number(part.fen)])),
      ).toEqual(Object.fromEntries(expected))
    }
  }
})
