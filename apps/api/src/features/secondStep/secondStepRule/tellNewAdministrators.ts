import { and, eq, inArray, ne } from 'drizzle-orm'
import type { CompanyCall } from '../../../ports/Call'
import { lacksSecondStep } from '../../organisation'
import { companies, memberships } from '../../organisation/tables'
import { tellWanted } from './tellWanted'

/** Tells those of these people who administer the company, and are closed out without a second step. Near the end. */
export async function tellNewAdministrators(call: CompanyCall, userIds: readonly string[]): Promise<void> {
  const { db, company, now } = call
  if (userIds.length === 0) return
  const lacking = await db
    .select({ userId: memberships.userId, until: memberships.secondStepUntil })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(
      and(
        eq(memberships.companyId, company.companyId),
        inArray(memberships.userId, [...userIds]),
        ne(memberships.role, 'member'),
        lacksSecondStep(db),
      ),
    )
  const closed = lacking.filter(({ until }) => until === null || until <= now)
  await tellWanted(
    call,
    closed.map(({ userId }) => userId),
  )
}
