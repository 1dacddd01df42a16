import { mostReclaimed } from '@atrium/contracts/licenceUse/contract'
import { and, asc, eq, isNull, lt, ne, not, or } from 'drizzle-orm'
import { again } from '../../platform/database/again'
import type { Connection } from '../../platform/database/Connection'
import { describeError } from '../../platform/process/describeError'
import type { Ports } from '../../ports/Ports'
import { writeAuditRow } from '../audit'
import { statusOf } from '../authorisation'
import { lockCompany } from '../organisation'
import { companies } from '../organisation/tables'
import { lockProducts } from '../seats'
import { grants, products } from '../seats/tables'
import { dayOf, isIdle, reportsUse } from '../use'
import { notifyPlanned } from './notifyHolders'
import { isSpared, wasAnnounced } from './planned'
import { storeReclaim } from './storeReclaim'
import { reclaimPolicies } from './tables'

type WorkerPorts = Pick<Ports, 'database' | 'clock' | 'log'>
type Policy = typeof reclaimPolicies.$inferSelect

const atOnce = 100
/** In China, when administrators are at work. */
const firstHour = 9

/**
 * Lets each policy announce the licences that became idle, once a day however many processes run. A worker claims the
 * day first: one that is killed leaves the rest to the next day.
 */
export async function runPolicies({ database, clock, log }: WorkerPorts): Promise<void> {
  const failed = (error: unknown) => log({ level: 'error', event: 'policiesFailed', ...describeError(error) })
  const now = clock()
  if ((now.getUTCHours() + 8) % 24 < firstHour) return
  const isDue = and(
    ne(reclaimPolicies.state, 'off'),
    or(isNull(reclaimPolicies.ranOn), lt(reclaimPolicies.ranOn, dayOf(now))),
  )
  try {
    const { connection } = database
    const due = await connection
      .select({ companyId: reclaimPolicies.companyId, mainId: reclaimPolicies.mainId })
      .from(reclaimPolicies)
      .innerJoin(companies, and(eq(companies.id, reclaimPolicies.companyId), isNull(companies.dissolvedAt)))
      .where(isDue)
      .limit(atOnce)
    for (const { companyId, mainId } of due) {
      const [policy] = await connection
        .update(reclaimPolicies)
        .set({ ranOn: dayOf(now) })
        .where(and(eq(reclaimPolicies.companyId, companyId), eq(reclaimPolicies.mainId, mainId), isDue))
        .returning()
      if (!policy) continue
      for (const batch of await findBatches(connection, policy))
        await again(3, () => database.transaction((tx) => announce(tx, policy, batch, now))).catch(failed)
    }
  } catch (error) {
    failed(error)
  }
}

/** The batches that a policy is about; the one for all products leaves out those with their own. */
async function findBatches(db: Connection, { companyId, mainId }: Policy): Promise<readonly string[]> {
  const rows = await db
    .select({ mainId: products.mainId, batchOf: products.batchOf })
    .from(products)
    .where(eq(products.companyId, companyId))
    .orderBy(asc(products.mainId))
  const own = await db
    .select({ mainId: reclaimPolicies.mainId })
    .from(reclaimPolicies)
    .where(and(eq(reclaimPolicies.companyId, companyId), ne(reclaimPolicies.mainId, '')))
  const withOwn = new Set(own.map((row) => row.mainId))
  return rows.flatMap((row) => {
    const first = row.batchOf ?? row.mainId
    return (mainId === '' ? !withOwn.has(first) : first === mainId) ? [row.mainId] : []
  })
}

async function announce(db: Connection, policy: Policy, mainId: string, now: Date): Promise<void> {
  const { companyId, idleDays, noticeDays } = policy
  const isDryRun = policy.state === 'dryRun'
  await lockCompany(db, companyId, 'together')
  const [product] = await lockProducts(db, companyId, [mainId])
  if (!product || statusOf(product, now) !== 'normal' || !(await reportsUse(db, product))) return
  const rows = await db
    .select({ userId: grants.userId })
    .from(grants)
    .where(
      and(
        eq(grants.companyId, companyId),
        eq(grants.mainId, mainId),
        isIdle(now, idleDays),
        not(isSpared(db, now)),
        not(wasAnnounced(db, { isDryRun })),
      ),
    )
    .orderBy(asc(grants.idleSince), asc(grants.id))
    .limit(mostReclaimed)
  const userIds = rows.map(({ userId }) => userId)
  if (userIds.length === 0) return
  const by = { plannedBy: '', sessionId: '' }
  const { reclaimId, dueAt, changeId } = await storeReclaim(db, {
    companyId,
    mainId,
    userIds,
    idleDays,
    noticeDays,
    isDryRun,
    ...by,
    now,
  })
  if (isDryRun) return
  if (changeId === null) await notifyPlanned(db, { companyId, mainId, userIds, idleDays, dueAt, now })
  await writeAuditRow(db, {
    companyId,
    at: now,
    actorId: '',
    sessionId: '',
    operation: 'planReclaim',
    subject: { reclaimId, policy: policy.mainId, mainId, userIds, idleDays, noticeDays },
    caller: null,
  })
}
