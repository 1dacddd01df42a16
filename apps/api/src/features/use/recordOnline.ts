import { and, isNotNull, sql } from 'drizzle-orm'
import type { Ports } from '../../ports/Ports'
import { grants } from '../seats/tables'
import { dayOf } from './dayOf'
import { recordUses, unrecordedOn } from './recordUse'

const atOnce = 500

/**
 * Records today's use of every licence that is online: installed programs only mark their grant, and a use may last
 * for days. Any number of processes may do it at once; what others have locked is left for the next time.
 */
export async function recordOnline({ database, clock }: Pick<Ports, 'database' | 'clock'>): Promise<void> {
  const { connection: db } = database
  const now = clock()
  const online = db
    .select({ ctid: sql`ctid` })
    .from(grants)
    .where(and(isNotNull(grants.onlineSince), unrecordedOn(dayOf(now))))
    .limit(atOnce)
    .for('no key update', { skipLocked: true })
  while ((await recordUses(db, sql`${grants}.ctid = any(array(${online}))`, now)) > 0);
}
