import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { isAmong } from '../../../platform/database/isAmong'
import { publish } from '../../../platform/events'
import { writeAuditRow } from '../../audit'
import { holdersOf, lockCompany } from '../../organisation'
import { noteFreeSeats, noteRules } from '../../waitingList'
import { licenceClocks, licenceRules } from '../../waitingList/tables'
import {
  addCareful,
  type Chunk,
  forgetFailures,
  makeCareful,
  markFailed,
  membersOfRule,
  moveRuleOn,
  nextChunk,
  removeChecks,
  rulesWith,
} from './checks'
import { findFree, findQueue } from './findQueue'
import type { Settled } from './Plan'
import { findBatches } from './planMembers'
import { settle } from './settle'

export interface CompanyKey {
  readonly companyId: string
}

/**
 * Settles the next checks of a company in this transaction. Its checks are removed with it, so a killed service
 * continues with the others.
 *
 * @returns false if nothing has to be checked, or another worker has the company
 */
export async function settleCompany(db: Connection, { companyId }: CompanyKey, now: Date): Promise<boolean> {
  const chunk = await takeCompany(db, companyId, now)
  if (!chunk) return false
  if (chunk.kind === 'terms') {
    await noteRules(db, companyId, await rulesWith(db, companyId, chunk.subjectIds))
    await noteFreeSeats(db, companyId, chunk.subjectIds)
    await removeChecks(db, companyId, chunk)
    return true
  }
  // Removed before anything is read: what changes from now on has a check of its own.
  const { kind, subjectIds } = chunk
  if (kind !== 'rule') await removeChecks(db, companyId, chunk)
  const { userIds, position } =
    kind === 'rule'
      ? await membersOfRule(db, companyId, chunk)
      : { userIds: kind === 'member' ? subjectIds : [], position: null }
  if (kind === 'rule') await moveRuleOn(db, companyId, chunk, position)
  const settled = await settle(db, {
    companyId,
    userIds,
    mainIds: kind === 'product' ? subjectIds : [],
    only: chunk.isCareful && kind === 'member' ? subjectIds[0] : undefined,
    now,
  })
  if (userIds.length > 0) await forgetFailures(db, companyId, userIds)
  await tell(db, companyId, settled, kind === 'rule' && position === null, now)
  return true
}

/** Locks the company and its clock, in this order, and finds what to do next. */
async function takeCompany(db: Connection, companyId: string, now: Date): Promise<Chunk | undefined> {
  await lockCompany(db, companyId, 'together')
  const [clock] = await db
    .select({ companyId: licenceClocks.companyId })
    .from(licenceClocks)
    .where(eq(licenceClocks.companyId, companyId))
    .for('no key update', { skipLocked: true })
  if (!clock) return undefined
  const chunk = await nextChunk(db, companyId)
  if (chunk)
    await db.update(licenceClocks).set({ takenAt: now }).where(eq(licenceClocks.companyId, companyId))
  return chunk
}

/**
 * After an unexpected error: the members of the chunk are settled one by one from now on. One who fails again waits for
 * a retry or the next full check; the others go on.
 */
export async function noteFailure(db: Connection, { companyId }: CompanyKey, now: Date): Promise<boolean> {
  const chunk = await takeCompany(db, companyId, now)
  if (!chunk) return false
  if (chunk.isCareful) await markFailed(db, companyId, chunk, now)
  else if (chunk.kind === 'rule') {
    const { userIds, position } = await membersOfRule(db, companyId, chunk)
    await addCareful(db, companyId, userIds)
    await moveRuleOn(db, companyId, chunk, position)
  } else {
    await makeCareful(db, companyId, chunk.ids)
    if (chunk.kind === 'product') await addCareful(db, companyId, await queuedFor(db, companyId, chunk, now))
  }
  return true
}

/** The members whom the products' free seats would go to. */
async function queuedFor(
  db: Connection,
  companyId: string,
  { subjectIds }: Chunk,
  now: Date,
): Promise<readonly string[]> {
  const batches = await findBatches(db, companyId, now)
  const queued = new Set<string>()
  for (const subject of subjectIds) {
    const product = batches.find(({ mainId }) => mainId === subject)?.product
    if (product === undefined) continue
    const free = await findFree(
      db,
      companyId,
      batches.filter((batch) => batch.product === product),
      [],
      now,
    )
    for (const userId of await findQueue(db, companyId, product, free)) queued.add(userId)
  }
  return [...queued]
}

/** Writes the audit row, and makes the pages of administrators ask again. */
async function tell(
  db: Connection,
  companyId: string,
  settled: Settled | undefined,
  isRuleDone: boolean,
  now: Date,
): Promise<void> {
  const { granted = [], moved = [], ending = [], returned = [], kept = [], waiting = [] } = settled ?? {}
  const isChanged = [granted, moved, ending, returned, kept, waiting].some(({ length }) => length > 0)
  if (!isChanged && !isRuleDone) return
  await publish(db, {
    userIds: await holdersOf(db, companyId, 'authorisation'),
    target: 'OnLicenceRules',
    payload: { enterPriseId: companyId },
  })
  if ([granted, moved, ending, returned, kept].every(({ length }) => length === 0)) return
  const ruleIds = [granted, moved, ending, returned, kept].flatMap((seats) =>
    seats.flatMap(({ ruleId }) => ruleId ?? []),
  )
  // With their names, because the history outlives the rules.
  const rules = await db
    .select({ ruleId: licenceRules.id, name: licenceRules.name })
    .from(licenceRules)
    .where(and(eq(licenceRules.companyId, companyId), isAmong(licenceRules.id, ruleIds)))
  await writeAuditRow(db, {
    companyId,
    at: now,
    actorId: '',
    sessionId: '',
    operation: 'settleLicenceRules',
    subject: { granted, moved, ending, returned, kept, rules },
    caller: null,
  })
}
