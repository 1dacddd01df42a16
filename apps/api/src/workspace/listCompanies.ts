import type { workspaceContract } from '@atrium/features/workspace/contract'
import { asc, eq } from 'drizzle-orm'
import { companies, memberships } from '../database/schema'
import type { Call } from '../service/Call'

/** The one joined first comes first. */
export async function listCompanies({ db, person }: Call<typeof workspaceContract.listCompanies>) {
  const rows = await db
    .select({
      id: companies.id,
      name: companies.name,
      logoPath: companies.logoPath,
      role: memberships.role,
    })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(eq(memberships.userId, person.userId))
    .orderBy(asc(memberships.joinedAt), asc(companies.id))
  return rows.map((row) => ({
    enterpriseId: row.id,
    enterpriseName: row.name,
    isChildAdminUser: row.role === 'administrator',
    userRole: row.role,
    logoImageInAliyunOSSViewPath: row.logoPath,
  }))
}
