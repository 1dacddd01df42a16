import { and, count, eq, exists, inArray, isNull, ne, not, notInArray, sql, sum } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { departmentIdsOf } from '../organisation'
import { departments } from '../organisation/tables'
import { noteFreeSeats } from '../waitingList'
import { licenceRules } from '../waitingList/tables'
import { moveHeld } from './heldSeats'
import { type ReturnedSeat, returnSeats } from './returnSeats'
import { cancelledGrants, grants, seatCheckouts, seatHoldings } from './tables'

/**
 * Returns every seat of members who leave the company. Call it before their memberships are deleted, and,
 * like the others here, while the company is held alone.
 */
export async function recoverSeatsOfLeavers(
  db: Connection,
  companyId: string,
  userIds: readonly string[],
): Promise<readonly ReturnedSeat[]> {
  if (userIds.length === 0) return []
  await noteUndoable(db, companyId, userIds)
  return returnFound(
    db,
    companyId,
    and(eq(grants.companyId, companyId), inArray(grants.userId, [...userIds])),
  )
}

/** Nothing of theirs can be undone any more, so seats that were kept for that are free. */
async function noteUndoable(db: Connection, companyId: string, userIds: readonly string[]) {
  const rows = await db
    .selectDistinct({ mainId: cancelledGrants.mainId })
    .from(cancelledGrants)
    .where(and(eq(cancelledGrants.companyId, companyId), inArray(cancelledGrants.userId, [...userIds])))
  await noteFreeSeats(
    db,
    companyId,
    rows.map(({ mainId }) => mainId),
  )
}

/**
 * Returns the seats that members may no longer use once they belong to the department. Seats by a rule stay: the rule
 * finds them another place, or ends them after its grace period.
 */
export async function recoverSeatsOfMovers(
  db: Connection,
  companyId: string,
  userIds: readonly string[],
  newDepartmentId: string,
): Promise<readonly ReturnedSeat[]> {
  if (userIds.length === 0) return []
  return returnFound(db, companyId, await grantsOutOfReach(db, companyId, userIds, newDepartmentId))
}

/** How many seats {@link recoverSeatsOfMovers} would return. */
export async function countSeatsOfMovers(
  db: Connection,
  companyId: string,
  userIds: readonly string[],
  newDepartmentId: string,
): Promise<number> {
  if (userIds.length === 0) return 0
  return db.$count(grants, await grantsOutOfReach(db, companyId, userIds, newDepartmentId))
}

/**
 * Returns the seats in use from a department that is about to be deleted, and hands all its seats to the
 * parent, with the concurrent ones that are in use. Afterwards no open use refers to the department.
 */
export async function recoverSeatsOfDepartment(
  db: Connection,
  companyId: string,
  departmentId: string,
  parentId: string,
): Promise<readonly ReturnedSeat[]> {
  const returned = await returnFound(
    db,
    companyId,
    and(eq(grants.companyId, companyId), eq(grants.departmentId, departmentId)),
  )
  const ofDepartment = and(eq(seatHoldings.companyId, companyId), eq(seatHoldings.departmentId, departmentId))
  const handedUp = await db
    .select({ mainId: seatHoldings.mainId, quantity: seatHoldings.quantity, used: seatHoldings.used })
    .from(seatHoldings)
    .where(ofDepartment)
  if (handedUp.length > 0)
    await db
      .insert(seatHoldings)
      .values(handedUp.map((holding) => ({ companyId, departmentId: parentId, ...holding })))
      .onConflictDoUpdate({
        target: [seatHoldings.companyId, seatHoldings.mainId, seatHoldings.departmentId],
        set: {
          quantity: sql`${seatHoldings.quantity} + excluded.quantity`,
          used: sql`${seatHoldings.used} + excluded.used`,
        },
      })
  await moveHeld(db, companyId, departmentId, parentId)
  await db.delete(seatHoldings).where(ofDepartment)
  await db
    .update(seatCheckouts)
    .set({ departmentId: parentId })
    .where(
      and(
        eq(seatCheckouts.companyId, companyId),
        eq(seatCheckouts.departmentId, departmentId),
        isNull(seatCheckouts.endedAt),
      ),
    )
  return returned
}

/** Seats that a department owns and how many of them are in use: what deleting it would recover. */
export async function countSeatsOfDepartment(
  db: Connection,
  companyId: string,
  departmentId: string,
): Promise<{ readonly owned: number; readonly used: number }> {
  const [total] = await db
    .select({
      owned: sum(seatHoldings.quantity).mapWith(Number),
      used: sum(seatHoldings.used).mapWith(Number),
      holdings: count(),
    })
    .from(seatHoldings)
    .where(and(eq(seatHoldings.companyId, companyId), eq(seatHoldings.departmentId, departmentId)))
  return { owned: total?.owned ?? 0, used: total?.used ?? 0 }
}

async function returnFound(db: Connection, companyId: string, which: ReturnType<typeof and>) {
  const found = await db.select({ id: grants.id }).from(grants).where(which)
  return returnSeats(
    db,
    companyId,
    found.map((grant) => grant.id),
  )
}

/** Whether a rule that isn't paused decides about the grant. */
const isLeftToRule = (db: Connection) =>
  and(
    eq(grants.source, 'rule'),
    exists(
      db
        .select({ one: sql`1` })
        .from(licenceRules)
        .where(
          and(
            eq(licenceRules.companyId, grants.companyId),
            eq(licenceRules.id, grants.sourceId),
            ne(licenceRules.state, 'paused'),
          ),
        ),
    ),
  ) ?? sql`false`

/** The grants of members whose seats would be out of their reach in another department. */
export async function grantsOutOfReach(
  db: Connection,
  companyId: string,
  userIds: readonly string[],
  newDepartmentId: string,
) {
  const [department] = await db
    .select({ path: departments.path })
    .from(departments)
    .where(and(eq(departments.companyId, companyId), eq(departments.id, newDepartmentId)))
  return and(
    eq(grants.companyId, companyId),
    inArray(grants.userId, [...userIds]),
    department ? notInArray(grants.departmentId, departmentIdsOf(department.path)) : undefined,
    not(isLeftToRule(db)),
  )
}
