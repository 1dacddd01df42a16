import type { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import type { Call } from '../../ports/Call'
import { blockedIf, blocker, type Impact, impactOf } from '../impact'
import {
  findDepartment,
  isScopeTop,
  type PlacedDepartment,
  placeInSameGroup,
  placeOfMember,
} from '../organisation'
import {
  departments,
  memberships,
  permissionGroupDepartments,
  permissionGroupMembers,
} from '../organisation/tables'
import { findBorrowedSeats } from '../seats'
import { grants, seatHoldings } from '../seats/tables'

/** The effect of deleting a department: who loses licences, what its parent gets, what blocks it. */
export async function previewDeleteDepartment(
  call: Call<typeof departmentChangesOperations.previewDeleteDepartment>,
) {
  const { db, company, query } = call
  const { companyId } = company
  const department = await findDepartment(db, company, query.enterpriseDepartmentId)
  const blockers = await blockersOf(db, company, department)
  const { parentId } = department
  if (parentId === null) return impactOf(call, { ending: undefined, blockers })
  const borrowed = await findBorrowedSeats(db, companyId, { departmentId: department.id })
  return impactOf(call, {
    ending: eq(grants.departmentId, department.id),
    returns: (await holdingsOf(db, companyId, department.id)).map(({ mainId, quantity }) => ({
      mainId,
      departmentId: parentId,
      count: quantity - borrowed.filter((seat) => seat.mainId === mainId).length,
    })),
    moves: {
      count: await db.$count(
        memberships,
        and(eq(memberships.companyId, companyId), eq(memberships.departmentId, department.id)),
      ),
      departmentId: parentId,
    },
    blockers,
  })
}

const holdingsOf = (db: Connection, companyId: string, departmentId: string) =>
  db
    .select({ mainId: seatHoldings.mainId, quantity: seatHoldings.quantity })
    .from(seatHoldings)
    .where(and(eq(seatHoldings.companyId, companyId), eq(seatHoldings.departmentId, departmentId)))
    .orderBy(asc(seatHoldings.mainId))

async function blockersOf(
  db: Connection,
  company: CompanyScope,
  department: PlacedDepartment,
): Promise<Impact['blockers']> {
  const { companyId } = company
  if (isScopeTop(company, department))
    return blockedIf(true, department.parentId === null ? 'topLevel' : 'scopeTop')
  const below = await db
    .select({ name: departments.name })
    .from(departments)
    .where(and(eq(departments.companyId, companyId), eq(departments.parentId, department.id)))
    .orderBy(asc(departments.createdAt), asc(departments.id))
  const lookingAfter = await db
    .selectDistinct({ userId: memberships.userId, name: memberships.name })
    .from(permissionGroupDepartments)
    .innerJoin(permissionGroupMembers, placeInSameGroup)
    .innerJoin(memberships, placeOfMember)
    .where(
      and(
        eq(permissionGroupDepartments.companyId, companyId),
        eq(permissionGroupDepartments.departmentId, department.id),
      ),
    )
  const sitting = await db
    .select({ userId: memberships.userId, name: memberships.name })
    .from(memberships)
    .where(
      and(
        eq(memberships.companyId, companyId),
        eq(memberships.departmentId, department.id),
        ne(memberships.role, 'member'),
      ),
    )
    .orderBy(asc(memberships.userId))
  const known = new Set(lookingAfter.map((member) => member.userId))
  return [
    ...blocker('subDepartments', namesOf(below)),
    ...blocker('departmentAdministrators', namesOf(lookingAfter)),
    ...blocker('memberAdministrators', namesOf(sitting.filter((member) => !known.has(member.userId)))),
  ]
}

const namesOf = (rows: readonly { readonly name: string }[]) => rows.map((row) => row.name)
