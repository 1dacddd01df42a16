import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { users } from '../../platform/people/tables'
import { invitations } from '../invitations/tables'
import { departmentOf, pathName } from '../organisation'
import { companies, departments, memberships } from '../organisation/tables'

/** To-dos with inviter, company and department. */
export const itemsOf = (db: Connection, condition: SQL | undefined) =>
  db
    .select({
      invitation: invitations,
      company: { name: companies.name, logoPath: companies.logoPath, dissolvedAt: companies.dissolvedAt },
      // Inviters who left the company have their own name.
      inviterName: sql<string>`coalesce(nullif(${memberships.name}, ''), ${users.realName}, '')`,
      department: pathName(),
    })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .innerJoin(departments, departmentOf(invitations))
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .leftJoin(
      memberships,
      and(eq(memberships.companyId, invitations.companyId), eq(memberships.userId, invitations.invitedBy)),
    )
    .where(condition)

export type ItemRow = Awaited<ReturnType<typeof itemsOf>>[number]
