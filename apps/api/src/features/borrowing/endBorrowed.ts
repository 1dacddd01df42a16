import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { again } from '../../platform/database/again'
import { describeError } from '../../platform/process/describeError'
import type { Ports } from '../../ports/Ports'
import { lockCompany } from '../organisation'
import { companies } from '../organisation/tables'
import { releaseBorrowed } from '../seats'
import { borrowedLicences } from '../seats/tables'

const atOnce = 500

/**
 * Ends licence files whose end has passed: seats that were taken back meanwhile are free from now on. Any number of
 * processes may run it; a killed one leaves the files for the next turn.
 */
export async function endBorrowed({ database, clock, log }: Pick<Ports, 'database' | 'clock' | 'log'>) {
  try {
    const now = clock()
    const due = await database.connection
      .select({ companyId: borrowedLicences.companyId, id: borrowedLicences.id })
      .from(borrowedLicences)
      .innerJoin(companies, and(eq(companies.id, borrowedLicences.companyId), isNull(companies.dissolvedAt)))
      .where(and(isNull(borrowedLicences.releasedAt), lte(borrowedLicences.endsAt, now)))
      .orderBy(asc(borrowedLicences.endsAt))
      .limit(atOnce)
    for (const companyId of new Set(due.map((row) => row.companyId)))
      await again(3, () =>
        database.transaction(async (db) => {
          await lockCompany(db, companyId, 'alone')
          const ids = due.filter((row) => row.companyId === companyId).map(({ id }) => id)
          await releaseBorrowed(db, { companyId, ids, now, isReturned: false })
        }),
      )
  } catch (error) {
    log({ level: 'error', event: 'endBorrowedFailed', ...describeError(error) })
  }
}
