import { asc, eq, sql } from 'drizzle-orm'
import { catalogueProducts, trials } from '../../catalogue/tables'
import type { Section } from '../Section'

/** What somebody asked to try. */
export const trialSections: readonly Section[] = [
  {
    name: 'trials',
    title: ['试用', 'Trials'],
    about: ['您申请试用的产品。', 'What you asked to try.'],
    tables: [trials],
    columns: {
      id: ['编号', 'Id'],
      productName: ['产品', 'Product'],
      purpose: ['试用目的', 'Purpose'],
      state: ['状态', 'State'],
      appliedAt: ['申请时间', 'Asked at'],
      decidedAt: ['处理时间', 'Decided at'],
      reason: ['原因', 'Reason'],
      startAt: ['开始时间', 'Begins at'],
      endAt: ['结束时间', 'Ends at'],
    },
    read: async (db, { userId }) => {
      const rows = await db
        .select({ trial: trials, productName: sql<string>`${catalogueProducts.texts}->'zh-CN'->>'name'` })
        .from(trials)
        .innerJoin(catalogueProducts, eq(catalogueProducts.id, trials.productId))
        .where(eq(trials.userId, userId))
        .orderBy(asc(trials.appliedAt), asc(trials.id))
      return rows.map(({ trial, productName }) => ({ ...trial, productName }))
    },
  },
]
