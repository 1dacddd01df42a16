import type { companySignInOperations } from '@atrium/contracts/companySignIn/policy'
import { companySignInRefusals } from '@atrium/contracts/companySignIn/refusals'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { Call } from '../../../ports/Call'
import { findCompanyName } from '../../organisation'
import { findConnection } from '../findConnection'
import { findIdentity, readTicket, type StoredIdentity, type Ticket } from '../sealed'
import { connectionPeople } from '../tables'

export async function getCompanyIdentity(call: Call<typeof companySignInOperations.getCompanyIdentity>) {
  const { db, ports, body, now } = call
  const ticket = await readTicket(call, body.ticket, null)
  return describeIdentity(db, ticket, await findIdentity(db, ports.keys, ticket, now))
}

/** For the browser that has proven to be this person's at the company. */
export async function describeIdentity(db: Connection, ticket: Ticket, identity: StoredIdentity) {
  const { companyId, connectionId, purpose, expiresAt } = ticket
  const row = await findConnection(db, ticket)
  if (!row) throw new Refusal(companySignInRefusals.connectionOff)
  const isLinked = (await findLinked(db, ticket, identity)) !== undefined
  return {
    companyId,
    connectionId,
    companyName: await findCompanyName(db, companyId),
    displayName: identity.displayName,
    mail: identity.mail,
    purpose,
    isLinked,
    willJoin: !isLinked && row.joining.joins,
    expiresAt: new Date(expiresAt).toISOString(),
  }
}

export const isLinkedAs = (
  { companyId, connectionId }: Pick<Ticket, 'companyId' | 'connectionId'>,
  { subject }: Pick<StoredIdentity, 'subject'>,
) =>
  and(
    eq(connectionPeople.companyId, companyId),
    eq(connectionPeople.connectionId, connectionId),
    eq(connectionPeople.subject, subject),
  )

/** The link of the person whom the identity signs in. */
export async function findLinked(
  db: Connection,
  ticket: Pick<Ticket, 'companyId' | 'connectionId'>,
  identity: Pick<StoredIdentity, 'subject'>,
) {
  const [found] = await db.select().from(connectionPeople).where(isLinkedAs(ticket, identity))
  return found
}
