import type { departmentsContract } from '@atrium/features/departments/contract'
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { Connection } from '../database/Connection'
import { departments, memberships } from '../database/schema'
import type { Call } from '../service/Call'
import { contains } from '../service/contains'
import { startsWith } from '../service/startsWith'
import { findDepartment, type PlacedDepartment } from './scope'

export async function listMembers({ db, company, query }: Call<typeof departmentsContract.listMembers>) {
  const { companyId } = company
  const department = await findDepartment(db, company, query.enterpriseDepartmentId)
  const listed = and(
    eq(memberships.companyId, companyId),
    sitsBelow(db, companyId, department),
    matches(db, companyId, query.searchCondition),
  )
  const order = query.isOrderDesc ? desc : asc
  const counted = db
    .select({ total: sql<number>`count(*)::int`.as('total') })
    .from(memberships)
    .where(listed)
    .as('counted')
  const page = db
    .select({
      userId: memberships.userId,
      name: memberships.name,
      phone: memberships.phone,
      role: memberships.role,
      departmentId: memberships.departmentId,
      joinedAt: memberships.joinedAt,
    })
    .from(memberships)
    .where(listed)
    .orderBy(order(memberships.joinedAt), order(memberships.userId))
    .limit(query.pageSize)
    .offset(query.pageIndex * query.pageSize)
    .as('page')
  const rows = await db
    .select({
      total: counted.total,
      userId: page.userId,
      name: page.name,
      phone: page.phone,
      role: page.role,
      departmentId: page.departmentId,
      departmentName: fullName(companyId, page.departmentId),
      joinedAt: page.joinedAt,
    })
    .from(counted)
    .leftJoin(page, sql`true`)
    .orderBy(order(page.joinedAt), order(page.userId))
  return {
    totalItems: rows[0]?.total ?? 0,
    // Beyond the last page the count stands alone.
    list: rows.flatMap((row) =>
      row.userId === null || row.joinedAt === null
        ? []
        : {
            userId: row.userId,
            realName: row.name ?? '',
            phone: row.phone ?? '',
            department: row.departmentName ?? '',
            enterpriseDepartmentId: row.departmentId ?? '',
            addedAt: row.joinedAt.toISOString(),
            isAdministrator: row.role !== 'member',
          },
    ),
  }
}

/** Undefined for the company's top: everyone sits below it, and the whole company is counted from an index. */
function sitsBelow(db: Connection, companyId: string, department: PlacedDepartment): SQL | undefined {
  if (department.parentId === null) return undefined
  return inArray(
    memberships.departmentId,
    db
      .select({ id: departments.id })
      .from(departments)
      .where(and(eq(departments.companyId, companyId), startsWith(departments.path, department.path))),
  )
}

function matches(db: Connection, companyId: string, search: string | undefined): SQL | undefined {
  if (!search) return undefined
  return or(
    contains(memberships.name, search),
    contains(memberships.phone, search),
    inArray(
      memberships.departmentId,
      db
        .select({ id: departments.id })
        .from(departments)
        .where(and(eq(departments.companyId, companyId), contains(departments.name, search))),
    ),
  )
}

/** Names from the top down, for the rows of one page only. */
function fullName(companyId: string, departmentId: PgColumn) {
  const own = alias(departments, 'own')
  const above = alias(departments, 'above')
  return sql<string | null>`(
    select string_agg(${above.name}, '/' order by ${above.level})
    from ${departments} "own"
    join ${departments} "above"
      on ${above.companyId} = ${own.companyId} and ${above.id} = any(string_to_array(${own.path}, '/'))
    where ${own.companyId} = ${companyId} and ${own.id} = ${departmentId}
  )`
}
