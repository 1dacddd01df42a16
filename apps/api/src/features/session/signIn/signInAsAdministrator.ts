import type { enterpriseSignInOperations } from '@atrium/contracts/session/enterprise/policy'
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { users } from '../../../platform/people/tables'
import type { UnmanagedCall } from '../../../ports/Call'
import { companies, memberships } from '../../organisation/tables'
import { signInByPassword } from './signIn'

/**
 * Signs in with a company's account and its super administrator's password. In all else it is that person's sign-in:
 * failures, locks, known devices and second step. An unknown company is counted by what was typed.
 */
export async function signInAsAdministrator(
  call: UnmanagedCall<typeof enterpriseSignInOperations.signInAsAdministrator>,
) {
  const { ports, body } = call
  const { connection } = ports.database
  const { enterpriseAccount, ...rest } = body
  const found = await findAdministrator(connection, enterpriseAccount)
  const signedIn = await signInByPassword(
    { ...call, body: rest },
    {
      account: found?.user.account ?? `enterprise ${enterpriseAccount}`,
      find: async () => found?.user,
      operation: 'signInAsAdministrator',
      companyId: found?.companyId,
    },
  )
  return { ...signedIn, enterpriseId: found?.companyId ?? '' }
}

const certified = 4

/**
 * The super administrator of the one company with this name. Certified companies take precedence, and an ambiguous name
 * finds nobody: nobody can take over a company's sign-in by naming their own alike.
 */
async function findAdministrator(db: Connection, typed: string) {
  const isCertified = sql<boolean>`${companies.certificationStatus} = ${certified}`
  const [first, second] = await db
    .select({ companyId: companies.id, isCertified, user: users })
    .from(companies)
    .innerJoin(
      memberships,
      and(eq(memberships.companyId, companies.id), eq(memberships.role, 'superAdministrator')),
    )
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        isNull(companies.dissolvedAt),
        or(
          eq(sql`lower(${companies.account})`, typed.toLowerCase()),
          eq(companies.code, typed.toUpperCase()),
        ),
      ),
    )
    .orderBy(desc(isCertified), companies.id)
    .limit(2)
  return first && first.isCertified === second?.isCertified ? undefined : first
}
