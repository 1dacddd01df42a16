import { and, eq } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { invitations } from '../database/schema'
import type { CompanyScope } from '../service/Call'
import type { InvitationRow } from './changeInvitation'
import { inScope } from './listInvitations'
import { refusals } from './refusals'

/** @throws a 404 refusal when the company has no such invitation, or the person may not see it. */
export async function findInScope(
  db: Connection,
  company: CompanyScope,
  invitationId: string,
): Promise<InvitationRow> {
  const [found] = await db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.companyId, company.companyId),
        eq(invitations.id, invitationId),
        inScope(db, company),
      ),
    )
    .for('update')
  if (!found) throw refusals.missing()
  return found
}
