import { and, eq } from 'drizzle-orm'
import type { CompanyScope } from '../../../platform/http/CompanyScope'
import { Refusal } from '../../../platform/refusal/Refusal'
import { removeDepartment } from '../../departments'
import { directoryDepartments } from '../../directories/tables'
import { notifyTakenBack } from '../../seats'
import { findWithOthers } from '../compare/loadCompany'
import { type Applying, type ChangeRow, done, type Outcome } from './Applying'
import { loadPlaced } from './placedDepartments'

/**
 * Removes departments that left the directory, the deepest first. One that people need is only unlinked: it stays, as if
 * made by hand.
 */
export async function applyRemovals(applying: Applying, rows: readonly ChangeRow[]): Promise<Outcome[]> {
  const { db, companyId, directoryId, now } = applying
  const placed = await loadPlaced(applying)
  const withOthers = await findWithOthers(db, companyId, directoryId)
  const outcomes: Outcome[] = []
  for (const row of rows) {
    const department = placed.byId.get(row.departmentId ?? '')
    if (!department || placed.byExternalId.get(row.externalId) !== department.id) {
      outcomes.push(done(row))
      continue
    }
    const [link] = await db
      .delete(directoryDepartments)
      .where(
        and(
          eq(directoryDepartments.companyId, companyId),
          eq(directoryDepartments.directoryId, directoryId),
          eq(directoryDepartments.departmentId, department.id),
        ),
      )
      .returning({ madeByHand: directoryDepartments.madeByHand })
    const mayGo =
      row.change === 'departmentRemoved' && link?.madeByHand === false && !withOthers.has(department.id)
    const why = mayGo ? await remove(department) : row.change === 'departmentKept' ? row.note : 'madeByHand'
    if (why === undefined) {
      placed.byId.delete(department.id)
      outcomes.push(done(row))
      continue
    }
    applying.audit('unlinkDirectoryDepartment', {
      departmentId: department.id,
      before: { name: department.name },
    })
    outcomes.push(done(row, why))
  }
  return outcomes

  async function remove(
    department: Parameters<typeof removeDepartment>[2],
  ): Promise<ChangeRow['note'] | undefined> {
    const company: CompanyScope = { companyId, role: 'superAdministrator', departmentPaths: null }
    try {
      const { subject, recovered } = await removeDepartment(db, company, department)
      applying.audit('deleteDepartment', subject)
      applying.last(() => notifyTakenBack(db, { companyId, now }, recovered))
      return undefined
    } catch (error) {
      // Thrown before anything is written: somebody added a department or an administrator meanwhile.
      if (error instanceof Refusal) return 'departmentHasAdministrators'
      throw error
    }
  }
}
