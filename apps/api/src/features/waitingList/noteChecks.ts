import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { licenceChecks, licenceClocks, licenceRules } from './tables'

/** The notification channel for new checks. */
export const checksChannel = 'atrium_licence_checks'

type Kind = (typeof licenceChecks.$inferSelect)['kind']

/**
 * These members joined, moved, or their groups or seats changed: the rules are compared with what they have. Call it in
 * the transaction of the change.
 */
export const noteMembers = (db: Connection, companyId: string, userIds: readonly string[]) =>
  note(db, companyId, 'member', userIds)

/** Seats of these batches may be free: the waiting list moves on. Call it like {@link noteMembers}. */
export const noteFreeSeats = (db: Connection, companyId: string, mainIds: readonly string[]) =>
  note(db, companyId, 'product', mainIds)

/** These batches began, ended, or their end moved. Call it like {@link noteMembers}. */
export const noteTerms = (db: Connection, companyId: string, mainIds: readonly string[]) =>
  note(db, companyId, 'terms', mainIds)

/** These rules changed. Call it like {@link noteMembers}. */
export const noteRules = (db: Connection, companyId: string, ruleIds: readonly string[]) =>
  note(db, companyId, 'rule', ruleIds)

/** The department whose seats these rules use is gone. Call it like {@link noteMembers}. */
export async function noteRulesWithPool(
  db: Connection,
  companyId: string,
  departmentId: string,
): Promise<void> {
  const rules = await db
    .select({ id: licenceRules.id })
    .from(licenceRules)
    .where(and(eq(licenceRules.companyId, companyId), eq(licenceRules.poolDepartmentId, departmentId)))
  await noteRules(
    db,
    companyId,
    rules.map(({ id }) => id),
  )
}

/** Lets the workers settle the company from now on. Rules and approved requests call it. */
export const openWaitingList = (db: Connection, companyId: string, now: Date) =>
  db
    .insert(licenceClocks)
    .values({ companyId, takenAt: now, lookedAt: now, checkedAt: now })
    .onConflictDoNothing()

/** Stores the checks and wakes the workers of all processes on commit. Costs one statement in companies without rules and waiting members. */
async function note(
  db: Connection,
  companyId: string,
  kind: Kind,
  subjectIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(subjectIds)]
  if (ids.length === 0) return
  await db.execute(sql`
    with noted as (
      insert into ${licenceChecks} (company_id, kind, subject_id)
      select ${companyId}, ${kind}, id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as id
      where exists (select 1 from ${licenceClocks} where company_id = ${companyId})
      returning 1
    )
    select pg_notify(${checksChannel}, '') from noted limit 1`)
}
