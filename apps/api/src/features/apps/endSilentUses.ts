import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Ports } from '../../ports/Ports'
import { silentMilliseconds } from '../ownProducts'
import { appUses } from '../ownProducts/tables'
import { endUse } from './endUses'
import { lockGrant } from './lockGrant'

const atOnce = 50

/** Ends the uses of apps that have been silent for a while. Any number of processes may do it at once. */
export async function endSilentUses({ database, clock }: Pick<Ports, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  const isSilent = and(
    isNull(appUses.endedAt),
    isNotNull(appUses.startedAt),
    lte(appUses.seenAt, new Date(now.getTime() - silentMilliseconds)),
  )
  const silent = await database.connection
    .select()
    .from(appUses)
    .where(isSilent)
    .orderBy(asc(appUses.seenAt))
    .limit(atOnce)
  for (const use of silent)
    await database.transaction(async (db) => {
      await lockGrant(db, use)
      const itself = and(isSilent, eq(appUses.userId, use.userId), eq(appUses.id, use.id))
      const [still] = await db.select().from(appUses).where(itself).for('update')
      if (still) await endUse(db, still, 'silent', now)
    })
}
