import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { returnMilliseconds } from '../directories'
import { directoryChanges, directoryDifferences } from '../directories/tables'
import { type Comparison, compare, type Reading } from './compare/compare'
import { fingerprintOf, loadCompany } from './compare/loadCompany'
import { type Planned, phaseOf } from './compare/Planned'
import type { ConnectedDirectory } from './connections'
import { forecastChanges } from './forecastChanges'
import { limitOf, needOf } from './needOf'
import { changesChannel, wakeWorkers } from './wakeWorkers'

interface Storing {
  readonly connection: ConnectedDirectory
  readonly differenceId: string
  readonly reading: Reading
  readonly now: Date
}

/** What is known of a reading once it was compared. */
export type Compared = Pick<Comparison, 'changes' | 'leavers' | 'members' | 'untouched'>

/**
 * Compares a reading with the company, which is locked.
 *
 * @returns undefined if the department for the root was deleted
 */
export async function compareReading(
  db: Connection,
  { connection, reading, now }: Omit<Storing, 'differenceId'>,
): Promise<Compared | undefined> {
  const { companyId, directoryId, targetId } = connection
  const phones = [...new Set(reading.people.map(({ mobile = '' }) => mobile.replace(/\D/g, '').slice(-11)))]
  const company = await loadCompany(db, { companyId, directoryId, targetId, phones })
  if (!company) return undefined
  const mayReturn = (endedAt: Date) => now.getTime() - endedAt.getTime() <= returnMilliseconds
  return compare(reading, company, mayReturn)
}

/**
 * Stores what a comparison found, and hands it over to the policy or a person. The company and the difference are
 * locked.
 */
export async function storeDifference(
  db: Connection,
  { connection, differenceId, reading, now }: Storing,
  { changes, leavers, members, untouched }: Compared,
): Promise<'unchanged' | 'ready' | 'applying'> {
  const { companyId, policy, version } = connection
  await insertChanges(db, { companyId, differenceId, from: 1 }, changes)
  const total = changes.filter(({ change }) => change !== 'blocked').length
  const isCallback = reading.only !== undefined
  const limit = await leaverLimit(db, connection, { members, isCallback, now })
  const need = needOf(readyWith(leavers, limit), policy, undecidedAmong(changes))
  const isUnchanged = total === 0
  const isDecided = !isUnchanged && need === null
  const state = isUnchanged ? 'unchanged' : isDecided ? 'applying' : 'ready'
  await db
    .update(directoryDifferences)
    .set({
      state,
      readAt: now,
      leaseUntil: null,
      takenAt: now,
      total,
      untouched,
      leavers,
      members,
      leaverLimit: limit,
      seats: await forecastChanges(db, { connection, differenceId, now }),
      peopleRead: reading.people.length,
      departmentsRead: reading.departments.length,
      fingerprint: await fingerprintOf(db, companyId, version),
      ...(isUnchanged && { finishedAt: now }),
      ...(isDecided && { appliedAt: now }),
    })
    .where(and(eq(directoryDifferences.companyId, companyId), eq(directoryDifferences.id, differenceId)))
  if (isDecided) await wakeWorkers(db, changesChannel)
  return state
}

/** Departments that somebody must decide about. */
export const undecidedAmong = (changes: Compared['changes']): number =>
  changes.filter(({ change, decision }) => change === 'departmentLinked' && decision === 'undecided').length

/** A difference that nobody has confirmed yet. */
export const readyWith = (leavers: number, leaverLimit: number) => ({
  ...{ state: 'ready' as const, isConfirmed: false },
  leavers,
  leaverLimit,
})

interface Limiting {
  readonly members: number
  readonly isCallback: boolean
  readonly now: Date
}

/** How many members may leave without being confirmed. */
export async function leaverLimit(
  db: Connection,
  connection: ConnectedDirectory,
  { members, isCallback, now }: Limiting,
): Promise<number> {
  const earlier = isCallback ? await leftByCallback(db, connection, now) : 0
  return Math.max(0, limitOf(members + earlier, connection.threshold) - earlier)
}

/** For how long leavers by callback are counted together, in milliseconds. */
const window = 86_400_000

/** Callbacks name leavers one by one: without this, everybody could leave below the threshold. */
async function leftByCallback(
  db: Connection,
  { companyId, directoryId }: ConnectedDirectory,
  now: Date,
): Promise<number> {
  return db.$count(
    directoryChanges,
    and(
      eq(directoryChanges.companyId, companyId),
      eq(directoryChanges.change, 'left'),
      eq(directoryChanges.state, 'done'),
      sql`${directoryChanges.userId} is not null`,
      inArray(
        directoryChanges.differenceId,
        db
          .select({ id: directoryDifferences.id })
          .from(directoryDifferences)
          .where(
            and(
              eq(directoryDifferences.companyId, companyId),
              eq(directoryDifferences.directoryId, directoryId),
              eq(directoryDifferences.trigger, 'callback'),
              gte(directoryDifferences.startedAt, new Date(now.getTime() - window)),
            ),
          ),
      ),
    ),
  )
}

const atOnce = 2000

interface Place {
  readonly companyId: string
  readonly differenceId: string
  /** The first number. */
  readonly from: number
}

/** As JSON, because tens of thousands of parameters are slow to parse. */
export async function insertChanges(
  db: Connection,
  { companyId, differenceId, from }: Place,
  changes: readonly Planned[],
): Promise<void> {
  for (let start = 0; start < changes.length; start += atOnce) {
    const rows = changes.slice(start, start + atOnce).map((change, n) => ({
      number: from + start + n,
      phase: phaseOf[change.change],
      subject: change.subject,
      change: change.change,
      state: change.change === 'blocked' ? 'nothing' : 'waiting',
      note: change.decision === 'undecided' ? 'undecided' : change.note,
      external_id: change.externalId,
      name: change.name,
      former_name: change.formerName,
      place: change.place,
      former_place: change.formerPlace,
      place_id: change.placeId,
      department_id: change.departmentId,
      phone: change.phone,
      user_id: change.userId,
      person_id: change.personId,
      attributes: change.attributes,
      decision: change.decision,
    }))
    await db.execute(sql`
      insert into ${directoryChanges} (company_id, difference_id, number, phase, subject, change, state, note,
        external_id, name, former_name, place, former_place, place_id, department_id, phone, user_id, person_id,
        attributes, decision)
      select ${companyId}, ${differenceId}, given.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
        number integer, phase smallint, subject text, change text, state text, note text, external_id text, name text,
        former_name text, place text, former_place text, place_id text, department_id text, phone text, user_id text,
        person_id text, attributes jsonb, decision text
      )`)
  }
}
