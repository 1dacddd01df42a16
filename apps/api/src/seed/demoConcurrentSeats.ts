import { and, asc, eq } from 'drizzle-orm'
import { daysBefore } from '../features/use'
import { memberships, products, seatCheckouts, seatDenials, seatHoldings, seatPeaks } from '../tables'
import type { DemoTopUp } from './DemoTopUp'
import { demo } from './demo'

const { companyId, departmentIds, mainIds } = demo
const mainId = mainIds.daylight
const day = 86_400_000
const minute = 60_000
const seats = 8
const devices = ['设计部-图形工作站', '方案组-03', '笔记本（ThinkPad P1）', '图形工作站-12', '方案组-07', '']

/** A product with concurrent seats: some in use, a month of peaks, and members who were turned away. */
export const demoConcurrentSeats: DemoTopUp = {
  isMissing: async (db) =>
    (await db.$count(products, and(eq(products.companyId, companyId), eq(products.mainId, mainId)))) === 0,
  async fill(db, now) {
    await db.insert(products).values({
      companyId,
      mainId,
      name: '日照与采光分析软件',
      productType: 0,
      isConcurrent: true,
      overcommit: 1,
      licensingType: 'dated',
      startAt: new Date(now.getTime() - 165 * day),
      endAt: new Date(now.getTime() + 200 * day),
      remindedAt: now,
      remarks: '全员共用，不分配到人',
      createdAt: new Date(now.getTime() - 165 * day),
    })
    await db.insert(seatHoldings).values([
      { companyId, mainId, departmentId: departmentIds.top, quantity: seats - 2 },
      { companyId, mainId, departmentId: departmentIds.architecture, quantity: 2 },
    ])
    const users = await db
      .select({ userId: memberships.userId })
      .from(memberships)
      .where(and(eq(memberships.companyId, companyId), eq(memberships.role, 'member')))
      .orderBy(asc(memberships.userId))
      .offset(20)
      .limit(devices.length)
    await db.insert(seatCheckouts).values(
      users.map(({ userId }, n) => ({
        companyId,
        id: `checkout-${n + 1}`,
        mainId,
        product: mainId,
        userId,
        departmentId: departmentIds.top,
        mid: `7F3A${n}0C2-91B${n}E4D${n}`,
        deviceName: devices[n] ?? '',
        startedAt: new Date(now.getTime() - (9 + n * 47) * minute),
        seenAt: now,
        // No program reports for them, so they stay in use.
        endsAt: new Date(now.getTime() + 365 * day),
      })),
    )
    await db.insert(seatPeaks).values(
      workingDays(now).map((on, n) => ({
        companyId,
        mainId,
        day: on,
        peak: peaks[n % peaks.length] ?? 0,
        total: seats,
      })),
    )
    await db.insert(seatDenials).values(
      workingDays(now).flatMap((on, n) => {
        const count = denials[n % denials.length] ?? 0
        const departmentId = n % 2 === 0 ? departmentIds.structure : departmentIds.architecture
        return count > 0 ? [{ companyId, mainId, day: on, departmentId, count }] : []
      }),
    )
  },
}

const peaks = [5, 7, 6, 8, 8, 4, 6, 9, 7, 8, 5]
const denials = [0, 0, 0, 2, 1, 0, 0, 4, 0, 3, 0]

/** Those of the last 30 days, the latest first. */
const workingDays = (now: Date) =>
  Array.from({ length: 29 }, (_, n) => daysBefore(now, n + 1)).filter(
    (on) => ![0, 6].includes(new Date(on).getUTCDay()),
  )
