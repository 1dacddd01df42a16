import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { users } from '../../platform/people/tables'
import { companies, memberships } from './tables'

export async function findCompanyName(db: Connection, companyId: string): Promise<string> {
  const [company] = await db
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId))
  return company?.name ?? ''
}

/** The company's names of these people; their own names for those who left. */
export async function namesInCompany(
  db: Connection,
  companyId: string,
  userIds: readonly string[],
): Promise<(userId: string | null) => string> {
  const ids = [...new Set(userIds)]
  if (ids.length === 0) return () => ''
  const rows = await db
    .select({ userId: users.id, realName: users.realName, name: memberships.name })
    .from(users)
    .leftJoin(memberships, and(eq(memberships.companyId, companyId), eq(memberships.userId, users.id)))
    .where(inArray(users.id, ids))
  const names = new Map(rows.map(({ userId, realName, name }) => [userId, name || realName]))
  return (userId) => (userId === null ? '' : (names.get(userId) ?? ''))
}
