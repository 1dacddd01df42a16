import { guidesOperations } from '@atrium/contracts/guides/policy'
import { and, eq } from 'drizzle-orm'
import { implement } from '../../ports/implement'
import { notificationRecords } from './tables'

export const guideRoutes = implement(guidesOperations, {
  async getRecord({ db, person, query }) {
    const [row] = await db
      .select()
      .from(notificationRecords)
      .where(
        and(
          eq(notificationRecords.userId, person.userId),
          eq(notificationRecords.recordType, query.recordType),
        ),
      )
    return row ? { recordType: row.recordType, seenAt: row.seenAt.toISOString() } : null
  },

  async addRecord({ db, now, person, body, audit, unchanged }) {
    const added = await db
      .insert(notificationRecords)
      .values({ userId: person.userId, recordType: body.recordType, seenAt: now })
      .onConflictDoNothing()
      .returning()
    if (added.length === 0) unchanged()
    audit({ recordType: body.recordType })
    return true
  },
})
