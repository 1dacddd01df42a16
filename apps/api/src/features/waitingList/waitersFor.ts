import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { departmentOf } from '../organisation'
import { departments, memberships } from '../organisation/tables'
import { licenceRules, waitingSeats } from './tables'

/**
 * A query of the members who wait for a product and can use a seat of one of these departments: one of their department
 * or above, and of the rule's pool if a rule with a pool is the reason. The caller adds order and limit.
 *
 * @param product the first batch
 * @param which a further condition on `waiting_seats`
 */
export const waitersFor = (db: Connection, { companyId, product, departmentIds, which }: Wanted) =>
  db
    .select({ userId: waitingSeats.userId })
    .from(waitingSeats)
    .innerJoin(
      memberships,
      and(eq(memberships.companyId, waitingSeats.companyId), eq(memberships.userId, waitingSeats.userId)),
    )
    .innerJoin(departments, departmentOf(memberships))
    .leftJoin(
      licenceRules,
      and(eq(licenceRules.companyId, waitingSeats.companyId), eq(licenceRules.id, waitingSeats.ruleId)),
    )
    .where(
      and(
        eq(waitingSeats.companyId, companyId),
        eq(waitingSeats.mainId, product),
        sql`string_to_array(${departments.path}, '/') && case
          when ${licenceRules.poolDepartmentId} is null then ${textArray(departmentIds)}
          else array(select unnest(${textArray(departmentIds)}) intersect select ${licenceRules.poolDepartmentId}) end`,
        which,
      ),
    )

interface Wanted {
  readonly companyId: string
  readonly product: string
  readonly departmentIds: readonly string[]
  readonly which: SQL
}

const textArray = (values: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`
