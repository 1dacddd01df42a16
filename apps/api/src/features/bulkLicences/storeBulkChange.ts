import { sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { randomId } from '../../platform/keys/randomId'
import { bulkChangeLines, bulkChanges } from './tables'
import { wakeWorkers } from './wakeWorkers'

type Stored = typeof bulkChanges.$inferInsert

interface NewChange extends Pick<Stored, 'companyId' | 'kind' | 'startedBy' | 'sessionId'> {
  /** In the order of the lines; at most `mostLines` with the products. */
  readonly userIds: readonly string[]
  readonly mainIds: readonly string[]
  /** Default: by hand. */
  readonly source?: Stored['source']
  /** For a cancellation: licences that were used on this day or later stay. Default: all are cancelled. */
  readonly usedFrom?: string
  readonly now: Date
}

/**
 * Stores a change with its lines, ordered by member and product, and wakes the workers, who carry it out under the
 * permission of the person who started it.
 *
 * @returns the change's id
 */
export async function storeBulkChange(db: Connection, change: NewChange): Promise<string> {
  const { companyId, kind, userIds, mainIds, source = 'manual', usedFrom = null, now, ...by } = change
  const id = randomId()
  const total = userIds.length * mainIds.length
  await db.insert(bulkChanges).values({
    ...by,
    companyId,
    id,
    kind,
    state: 'running',
    source,
    mainIds: [...mainIds],
    startedAt: now,
    actorId: by.startedBy,
    actedAt: now,
    total,
    waiting: total,
    usedFrom,
    takenAt: now,
  })
  const lines = userIds.flatMap((userId) => mainIds.map((mainId) => ({ user_id: userId, main_id: mainId })))
  await db.execute(sql`
    insert into ${bulkChangeLines} (company_id, change_id, number, user_id, main_id)
    select ${companyId}, ${id}, line.ordinality, line.user_id, line.main_id
    from rows from (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as (user_id text, main_id text))
      with ordinality as line(user_id, main_id, ordinality)`)
  await wakeWorkers(db)
  return id
}
