import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { type ConnectionRow, isConnection } from './findConnection'
import { switchOff } from './manageConnections'
import type { ProviderDetails } from './ProviderDetails'
import { connectionPeople, connections } from './tables'

/** What an identity provider’s subjects belong to: another one may give the same subject to somebody else. */
const answererOf = (details: ProviderDetails | null): string => {
  if (!details) return ''
  return details.kind === 'oidc' ? `${details.issuer} ${details.clientId}` : details.entityId
}

/**
 * Sets a connection's details. If somebody else answers by it from now on, it is switched off, must be tested again, and
 * nobody is linked by it any more: both sides are proven again at the next sign-in.
 *
 * @returns whether somebody else answers
 */
export async function saveDetails(
  db: Connection,
  row: ConnectionRow,
  details: ProviderDetails,
  { secret, now }: { readonly secret?: string; readonly now: Date },
): Promise<boolean> {
  const named = { companyId: row.companyId, connectionId: row.id }
  const isOther = answererOf(row.details) !== answererOf(details)
  if (isOther && row.isOn) await switchOff(db, named, now)
  if (isOther && row.details)
    await db
      .delete(connectionPeople)
      .where(and(eq(connectionPeople.companyId, row.companyId), eq(connectionPeople.connectionId, row.id)))
  await db
    .update(connections)
    .set({
      details,
      ...(secret !== undefined && { secret }),
      ...(isOther && { revision: row.revision + 1 }),
    })
    .where(isConnection(named))
  return isOther
}
