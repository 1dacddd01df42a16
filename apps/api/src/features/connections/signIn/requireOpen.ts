import { companySignInRefusals } from '@atrium/contracts/companySignIn/refusals'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { Refusal } from '../../../platform/refusal/Refusal'
import { directoryPeople } from '../../directories/tables'
import { verifiedDomainsOf } from '../domains/manageDomains'
import { type ConnectionRow, findConnection } from '../findConnection'
import { problemsOf } from '../problemsOf'
import type { StoredIdentity, Ticket } from '../sealed'
import { isOver } from './exchange'

/**
 * What may have changed since the identity provider answered: the connection, the company's domains, and its directory.
 *
 * @param userId the linked person; undefined: nobody yet
 * @throws Refusal
 */
export async function requireOpen(
  db: Connection,
  ticket: Ticket,
  identity: StoredIdentity,
  userId: string | undefined,
): Promise<ConnectionRow> {
  const row = await findConnection(db, ticket)
  if (!row || isOver(row, ticket)) throw new Refusal(companySignInRefusals.connectionOff)
  if (problemsOf(identity, await verifiedDomainsOf(db, ticket.companyId)).length > 0)
    throw new Refusal(companySignInRefusals.otherDomain)
  if (await isDeactivated(db, ticket.companyId, identity.mail, userId))
    throw new Refusal(companySignInRefusals.deactivated)
  return row
}

/** Whether a directory of the company has this person, and none of its entries of them is active. */
async function isDeactivated(
  db: Connection,
  companyId: string,
  mail: string,
  userId: string | undefined,
): Promise<boolean> {
  const rows = await db
    .select({ active: directoryPeople.active })
    .from(directoryPeople)
    .where(and(eq(directoryPeople.companyId, companyId), isPersonWith(mail, userId)))
  return rows.length > 0 && rows.every(({ active }) => !active)
}

/** People of directories who are this account, or have this mail address as user name or as an address. */
export const isPersonWith = (mail: string, userId: string | undefined) =>
  or(
    userId === undefined ? undefined : eq(directoryPeople.userId, userId),
    eq(directoryPeople.userKey, mail),
    sql`exists (
      select 1 from jsonb_array_elements(
        case jsonb_typeof(${directoryPeople.attributes}->'emails') when 'array' then ${directoryPeople.attributes}->'emails' else '[]' end
      ) as one where lower(one->>'value') = ${mail}
    )`,
  )
