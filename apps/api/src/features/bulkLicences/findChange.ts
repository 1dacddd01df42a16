import { bulkLicencesRefusals } from '@atrium/contracts/bulkLicences/refusals'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import type { Person } from '../../platform/http/Person'
import { Refusal } from '../../platform/refusal/Refusal'
import { looksAfterAll } from '../organisation'
import { bulkChanges } from './tables'

export type BulkChange = typeof bulkChanges.$inferSelect

interface Caller {
  readonly company: CompanyScope
  readonly person: Pick<Person, 'userId'>
}

/** The changes that the caller may see: all of the company, or only their own if their scope is limited. */
export const visibleChanges = ({ company, person }: Caller): SQL | undefined =>
  and(
    eq(bulkChanges.companyId, company.companyId),
    looksAfterAll(company) ? undefined : eq(bulkChanges.startedBy, person.userId),
  )

/** @throws Refusal `missing` */
export async function findChange(db: Connection, caller: Caller, changeId: string): Promise<BulkChange> {
  return only(await db.select().from(bulkChanges).where(isVisible(caller, changeId)))
}

/**
 * The same, locked until the transaction ends.
 *
 * @throws Refusal `missing`
 */
export async function holdChange(db: Connection, caller: Caller, changeId: string): Promise<BulkChange> {
  return only(await db.select().from(bulkChanges).where(isVisible(caller, changeId)).for('no key update'))
}

const isVisible = (caller: Caller, changeId: string) =>
  and(visibleChanges(caller), eq(bulkChanges.id, changeId))

function only([change]: readonly BulkChange[]): BulkChange {
  if (!change) throw new Refusal(bulkLicencesRefusals.changeMissing)
  return change
}
