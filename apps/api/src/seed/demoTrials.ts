import { count, eq } from 'drizzle-orm'
import { importCatalogue } from '../features/catalogue'
import { catalogueProducts, trials, users } from '../tables'
import type { DemoTopUp } from './DemoTopUp'
import { demo } from './demo'
import { demoCatalogue, formerProducts } from './demoCatalogue'

const day = 86_400_000
const { student, researcher } = demo.userIds

/** Trials of two people without a company: every state except withdrawn. */
const requests = [
  {
    userId: student,
    productId: 'space-frame',
    state: 'approved',
    daysAgo: 24,
    days: 30,
    purpose: '毕业设计：高层框架计算',
  },
  {
    userId: student,
    productId: 'seismic-history',
    state: 'refused',
    daysAgo: 40,
    purpose: '课程作业',
    reason: '该产品暂不向在校学生开放试用，可使用教学版',
  },
  {
    userId: student,
    productId: 'bridge',
    state: 'applied',
    daysAgo: 1,
    purpose: '桥梁工程课程设计，需要计算连续梁的施工阶段',
  },
  {
    userId: researcher,
    productId: 'hvac',
    state: 'approved',
    daysAgo: 60,
    days: 30,
    purpose: '既有办公楼能耗诊断',
  },
] as const

/** The catalogue, and the trials. */
export const demoTrials: DemoTopUp = {
  isMissing: async (db) => (await db.$count(catalogueProducts)) === 0,
  async fill(db, now) {
    const { products } = demoCatalogue
    await importCatalogue(db, { ...demoCatalogue, products: [...products, ...formerProducts] }, now)
    await importCatalogue(db, demoCatalogue, now)
    for (const [n, { daysAgo, ...row }] of requests.entries()) {
      const [person] = await db.select({ found: count() }).from(users).where(eq(users.id, row.userId))
      if (!person?.found) continue
      const appliedAt = new Date(now.getTime() - daysAgo * day)
      const decidedAt = new Date(appliedAt.getTime() + 5 * 3_600_000)
      const { days, ...columns } = { days: 0, ...row }
      await db.insert(trials).values({
        ...columns,
        id: `trial-${n + 1}`,
        appliedAt,
        decidedAt: columns.state === 'applied' ? null : decidedAt,
        ...(columns.state === 'approved' && {
          startAt: decidedAt,
          endAt: new Date(decidedAt.getTime() + days * day),
        }),
      })
    }
  },
}
