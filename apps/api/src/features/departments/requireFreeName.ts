import { departmentsRefusals } from '@atrium/contracts/departments/refusals'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { Refusal } from '../../platform/refusal/Refusal'
import { departments } from '../organisation/tables'

/** Siblings have different names. Call it under the structure's lock, so that the result stays true. */
export async function requireFreeName(db: Connection, companyId: string, parentId: string, name: string) {
  const [taken] = await db
    .select({ id: departments.id })
    .from(departments)
    .where(
      and(
        eq(departments.companyId, companyId),
        eq(departments.parentId, parentId),
        eq(departments.name, name),
      ),
    )
  if (taken) throw new Refusal(departmentsRefusals.nameTaken)
}
