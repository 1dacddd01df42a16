import type { applicationsContract } from '@atrium/features/applications/contract'
import { and, desc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import { departmentPathNames } from '../authorisation/departmentPathNames'
import { departments, invitations } from '../database/schema'
import type { Call } from '../service/Call'
import { contains } from '../service/contains'
import { departmentsInScope } from '../service/departmentsInScope'
import { isApplication } from './applicationRows'
import { namesOf } from './namesOf'
import { wireApplication } from './wireApplication'

export async function listApplications({
  db,
  company,
  query,
}: Call<typeof applicationsContract.listApplications>) {
  const { companyId } = company
  const ofDepartment = and(
    eq(departments.companyId, invitations.companyId),
    eq(departments.id, invitations.departmentId),
  )
  const listed = and(
    eq(invitations.companyId, companyId),
    isApplication,
    query.inviteStatus === undefined ? undefined : eq(invitations.status, query.inviteStatus),
    departmentsInScope(company),
    matches(query.searchCondition),
  )
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(invitations)
    .innerJoin(departments, ofDepartment)
    .where(listed)
  const rows = await db
    .select(getTableColumns(invitations))
    .from(invitations)
    .innerJoin(departments, ofDepartment)
    .where(listed)
    .orderBy(desc(invitations.respondedAt), desc(invitations.id))
    .limit(query.pageSize)
    .offset((query.pageIndex - 1) * query.pageSize)
  const pathOf = await departmentPathNames(
    db,
    companyId,
    rows.map((row) => row.departmentId),
  )
  const nameOf = await namesOf(
    db,
    companyId,
    rows.map((row) => row.invitedBy),
  )
  return {
    totalItems: counted?.total ?? 0,
    list: rows.map((row) => wireApplication(row, pathOf, nameOf)),
  }
}

function matches(search: string | undefined): SQL | undefined {
  if (!search) return undefined
  return or(
    contains(invitations.name, search),
    contains(invitations.phone, search),
    contains(departments.name, search),
  )
}
