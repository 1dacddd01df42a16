import { and, asc, eq, exists, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { describeError } from '../../platform/process/describeError'
import { runWorker, type Worker } from '../../platform/worker/runWorker'
import { takeTurn, type Work } from '../../platform/worker/takeTurn'
import type { Ports } from '../../ports/Ports'
import { keptForUndoMilliseconds } from '../seats'
import { cancelledGrants, grants, licenceRequests, products } from '../seats/tables'
import { checksChannel, noteFreeSeats, noteTerms } from '../waitingList'
import { licenceChecks, licenceClocks, licenceRules, waitingSeats } from '../waitingList/tables'
import { type CompanyKey, noteFailure, settleCompany } from './settle/settleCompany'

type WorkerPorts = Pick<Ports, 'database' | 'clock' | 'log'>

const pauseMilliseconds = 5000

/**
 * Keeps licences equal to the rules until stopped; any number of processes may run it. It begins as soon as a change
 * adds a check in any process.
 */
export const runLicenceRules = (ports: WorkerPorts, pause = pauseMilliseconds): Promise<Worker> =>
  runWorker({
    database: ports.database,
    channel: checksChannel,
    begin: () => noteDue(ports),
    step: () => continueLicenceRules(ports),
    pause,
  })

/** More than workers take at once, so that one of them is free. */
const mostSeen = 20

const work: Work<CompanyKey> = {
  name: 'licenceRules',
  find: (db) =>
    db
      .select({ companyId: licenceClocks.companyId })
      .from(licenceClocks)
      .where(
        exists(
          db
            .select({ one: sql`1` })
            .from(licenceChecks)
            .where(and(eq(licenceChecks.companyId, licenceClocks.companyId), isNull(licenceChecks.failedAt))),
        ),
      )
      .orderBy(asc(licenceClocks.takenAt))
      .limit(mostSeen),
  carryOut: settleCompany,
  noteFailure,
}

/** Settles one chunk of a company's checks. Returns whether there was one. */
export const continueLicenceRules = (ports: WorkerPorts): Promise<boolean> => takeTurn(ports, work)

/** How often all rules of a company are checked, in case that something was missed. */
const fullCheckMilliseconds = 3_600_000

/** Adds checks for what time makes due: grace periods, ends of batches, and a full check now and then. */
export async function noteDue({ database, clock, log }: WorkerPorts): Promise<void> {
  const now = clock()
  try {
    await database.transaction((db) => noteGraces(db, now))
    await database.transaction((db) => noteEnds(db, now))
    await database.transaction((db) => noteAll(db, now))
  } catch (error) {
    log({ level: 'error', event: 'licenceRulesFailed', ...describeError(error) })
  }
}

/** A paused rule takes nothing back. */
async function noteGraces(db: Connection, now: Date): Promise<void> {
  await db.execute(sql`
    insert into ${licenceChecks} (company_id, kind, subject_id)
    select distinct ${grants.companyId}, 'member', ${grants.userId} from ${grants}
    left join ${licenceRules} on ${licenceRules.companyId} = ${grants.companyId}
      and ${licenceRules.id} = ${grants.sourceId}
    where ${grants.source} = 'rule' and ${lte(grants.endsAt, now)}
      and ${licenceRules.state} is distinct from 'paused'
      and not exists (
        select 1 from ${licenceChecks} where ${licenceChecks.companyId} = ${grants.companyId}
          and ${licenceChecks.kind} = 'member' and ${licenceChecks.subjectId} = ${grants.userId}
      )`)
}

/** Batches that ended, and seats that undo no longer needs. */
async function noteEnds(db: Connection, now: Date): Promise<void> {
  const ended = await db
    .select({ companyId: products.companyId, mainId: products.mainId })
    .from(licenceClocks)
    .innerJoin(
      products,
      and(
        eq(products.companyId, licenceClocks.companyId),
        gt(products.endAt, licenceClocks.lookedAt),
        lte(products.endAt, now),
      ),
    )
  const kept = sql`make_interval(secs => ${keptForUndoMilliseconds / 1000})`
  const freed = await db
    .selectDistinct({ companyId: cancelledGrants.companyId, mainId: cancelledGrants.mainId })
    .from(licenceClocks)
    .innerJoin(
      cancelledGrants,
      and(
        eq(cancelledGrants.companyId, licenceClocks.companyId),
        sql`${cancelledGrants.cancelledAt} > ${licenceClocks.lookedAt} - ${kept}`,
        lte(cancelledGrants.cancelledAt, new Date(now.getTime() - keptForUndoMilliseconds)),
      ),
    )
  for (const companyId of new Set([...ended, ...freed].map((batch) => batch.companyId))) {
    // Only the process that moves the time notes them.
    const moved = await db
      .update(licenceClocks)
      .set({ lookedAt: now })
      .where(and(eq(licenceClocks.companyId, companyId), lt(licenceClocks.lookedAt, now)))
      .returning({ companyId: licenceClocks.companyId })
    if (moved.length === 0) continue
    const idsOf = (batches: typeof ended) =>
      batches.filter((batch) => batch.companyId === companyId).map(({ mainId }) => mainId)
    await noteTerms(db, companyId, idsOf(ended))
    await noteFreeSeats(db, companyId, idsOf(freed))
  }
}

async function noteAll(db: Connection, now: Date): Promise<void> {
  const before = new Date(now.getTime() - fullCheckMilliseconds)
  await db.execute(sql`
    with due as (
      update ${licenceClocks} set checked_at = ${now.toISOString()}::timestamptz
      where ${lt(licenceClocks.checkedAt, before)} returning company_id
    )
    insert into ${licenceChecks} (company_id, kind, subject_id)
    select ${licenceRules.companyId}, 'rule', ${licenceRules.id} from ${licenceRules}
    join due on due.company_id = ${licenceRules.companyId}
    union all
    select distinct ${waitingSeats.companyId}, 'product', ${waitingSeats.mainId} from ${waitingSeats}
    join due on due.company_id = ${waitingSeats.companyId}
    union all
    select distinct ${licenceRequests.companyId}, 'member', ${licenceRequests.userId} from ${licenceRequests}
    join due on due.company_id = ${licenceRequests.companyId} where ${licenceRequests.state} = 'approved'`)
}
