import type { directoryPeopleOperations } from '@atrium/contracts/directoryPeople/policy'
import { and, asc, count, eq, or, type SQL, sql } from 'drizzle-orm'
import { contains, containsExactly } from '../../platform/database/contains'
import type { Call } from '../../ports/Call'
import { reasonColumn, stateColumn, withState } from '../directories'
import { directoryPeople } from '../directories/tables'
import { departments, memberships } from '../organisation/tables'
import { findDirectoryName } from './findDirectoryName'

const nameColumn = sql<string>`coalesce(${memberships.name}, ${directoryPeople.attributes} ->> 'displayName',
  ${directoryPeople.attributes} #>> '{name,formatted}', ${directoryPeople.userName})`
const phoneColumn = sql<string>`coalesce(${memberships.phone}, ${directoryPeople.phone}, '')`
const departmentColumn = sql`coalesce(${memberships.departmentId}, ${directoryPeople.departmentId})`

/** Oldest first, as the directory created them. */
export async function listDirectoryPeople({
  db,
  company: { companyId },
  query,
  now,
}: Call<typeof directoryPeopleOperations.listDirectoryPeople>) {
  const { directoryId, state, searchCondition: search, pageIndex, pageSize } = query
  const directoryName = await findDirectoryName(db, companyId, directoryId)
  const isState = state && sql`${stateColumn(now)} = ${state}`
  const matches =
    search &&
    or(
      contains(directoryPeople.userName, search),
      contains(memberships.name, search),
      containsDisplayName(search),
      containsExactly(memberships.phone, search),
      containsExactly(directoryPeople.phone, search),
    )
  const found = and(
    eq(directoryPeople.companyId, companyId),
    eq(directoryPeople.directoryId, directoryId),
    matches || undefined,
  )
  const counts = await withState(
    db
      .select({ state: stateColumn(now), count: count() })
      .from(directoryPeople)
      .$dynamic(),
  )
    .where(found)
    .groupBy(sql`1`)
  const listed = counts.filter((one) => state === undefined || one.state === state)
  const rows = await withState(
    db
      .select({
        personId: directoryPeople.id,
        userName: directoryPeople.userName,
        name: nameColumn,
        phone: phoneColumn,
        departmentName: sql<string>`coalesce(${departments.name}, '')`,
        state: stateColumn(now),
        reason: reasonColumn,
      })
      .from(directoryPeople)
      .$dynamic(),
  )
    .leftJoin(departments, and(eq(departments.companyId, companyId), eq(departments.id, departmentColumn)))
    .where(and(found, isState || undefined))
    .orderBy(asc(directoryPeople.createdAt), asc(directoryPeople.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
  return {
    directoryName,
    counts,
    totalItems: listed.reduce((sum, one) => sum + one.count, 0),
    list: rows.map((row) => ({ ...row, reason: row.state === 'waiting' ? row.reason : null })),
  }
}

const containsDisplayName = (search: string): SQL =>
  sql`strpos(lower(${directoryPeople.attributes} ->> 'displayName'), lower(${search})) > 0`
