import { and, asc, eq, lte, not } from 'drizzle-orm'
import { again } from '../../platform/database/again'
import type { Connection } from '../../platform/database/Connection'
import { describeError } from '../../platform/process/describeError'
import type { Ports } from '../../ports/Ports'
import { storeBulkChange } from '../bulkLicences'
import { lockCompany } from '../organisation'
import { grants } from '../seats/tables'
import { grantOfLine, isSpared, isStillUnused, linesOfReclaim } from './planned'
import { reclaimLines, reclaims } from './tables'

type WorkerPorts = Pick<Ports, 'database' | 'clock' | 'log'>

const atOnce = 100

/**
 * Turns each reclaim that is due into a bulk change of the licences that nobody used since the notice. Any number of
 * processes may run it; a killed one leaves the reclaim planned.
 */
export async function runReclaims({ database, clock, log }: WorkerPorts): Promise<void> {
  const failed = (error: unknown) => log({ level: 'error', event: 'reclaimsFailed', ...describeError(error) })
  const now = clock()
  const due = await database.connection
    .select({ companyId: reclaims.companyId, id: reclaims.id })
    .from(reclaims)
    .where(and(eq(reclaims.state, 'planned'), lte(reclaims.dueAt, now)))
    .orderBy(asc(reclaims.dueAt))
    .limit(atOnce)
    .catch((error) => {
      failed(error)
      return []
    })
  for (const key of due)
    try {
      await again(3, () => database.transaction((db) => carryOut(db, key, now)))
    } catch (error) {
      failed(error)
    }
}

interface ReclaimKey {
  readonly companyId: string
  readonly id: string
}

async function carryOut(db: Connection, key: ReclaimKey, now: Date): Promise<void> {
  await lockCompany(db, key.companyId, 'together')
  const ofReclaim = and(eq(reclaims.companyId, key.companyId), eq(reclaims.id, key.id))
  const [reclaim] = await db
    .select()
    .from(reclaims)
    .where(and(ofReclaim, eq(reclaims.state, 'planned')))
    .for('no key update', { skipLocked: true })
  if (!reclaim) return
  const userIds = await findWaiting(db, key, now)
  const { mainId, plannedBy, sessionId, plannedOn } = reclaim
  const changeId =
    userIds.length === 0
      ? null
      : await storeBulkChange(db, {
          companyId: key.companyId,
          kind: 'cancel',
          userIds,
          mainIds: [mainId],
          usedFrom: plannedOn,
          startedBy: plannedBy,
          sessionId,
          now,
        })
  await db.update(reclaims).set({ state: 'done', taken: userIds.length, changeId }).where(ofReclaim)
}

/** The members of a reclaim whose licence is unused since the notice, and neither exempt nor borrowed. */
export async function findWaiting(
  db: Connection,
  { companyId, id }: ReclaimKey,
  now: Date,
): Promise<readonly string[]> {
  const rows = await db
    .select({ userId: reclaimLines.userId })
    .from(reclaims)
    .innerJoin(reclaimLines, linesOfReclaim)
    .innerJoin(grants, grantOfLine)
    .where(and(eq(reclaims.companyId, companyId), eq(reclaims.id, id), isStillUnused, not(isSpared(db, now))))
    .orderBy(asc(grants.idleSince), asc(grants.id))
  return rows.map(({ userId }) => userId)
}
