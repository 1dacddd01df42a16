import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import type { InvitationRow } from './changeInvitation'
import { inScope } from './listInvitations'
import { refusals } from './refusals'
import { invitations } from './tables'

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
