import type { companySignInOperations } from '@atrium/contracts/companySignIn/policy'
import { companySignInRefusals } from '@atrium/contracts/companySignIn/refusals'
import { sessionRefusals } from '@atrium/contracts/session/refusals'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { users } from '../../../platform/people/tables'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { UnmanagedCall } from '../../../ports/Call'
import { answerSignIn, browserToBind, findDevice, openSession } from '../../session'
import { isConnection } from '../findConnection'
import { findIdentity, readTicket, type StoredIdentity, type Ticket, takeIdentity } from '../sealed'
import { connectionPeople, connections } from '../tables'
import { findLinked, isLinkedAs } from './companyIdentity'
import { followMappings } from './followMappings'
import { requireOpen } from './requireOpen'

type SignInCall = UnmanagedCall<typeof companySignInOperations.signInByCompany>

/** Like every sign-in: it requires an existing second step, and a new device sends an alert. */
export async function signInByCompany(call: SignInCall) {
  const { ports, body, now } = call
  const { database, keys } = ports
  const browser = await browserToBind(call)
  const ticket = await readTicket(call, body.ticket, null)
  if (ticket.purpose !== 'signIn') throw new Refusal(companySignInRefusals.attemptForeign)
  const seen = await findIdentity(database.connection, keys, ticket, now)
  const linked = await findLinked(database.connection, ticket, seen)
  if (!linked) throw new Refusal(companySignInRefusals.identityUnlinked)
  await requireOpen(database.connection, ticket, seen, linked.userId)
  await followMappings(call, ticket, seen, linked.userId)
  const result = await database.transaction(async (db) => {
    const { id: userId, account } = await personOf(db, ticket, seen)
    const identity = await takeIdentity(db, keys, ticket, now)
    await requireOpen(db, ticket, identity, userId)
    const marks = { tokens: body.devices, browser }
    const device = await findDevice(db, keys, account, marks, now)
    await noteUseOfConnection(db, ticket, identity, now)
    const { companyId, connectionId } = ticket
    return openSession(db, ports, userId, now, {
      isWebClient: body.isWebClient,
      operation: 'signInByCompany',
      connection: { companyId, connectionId, endsAt: identity.sessionEndsAt },
      caller: { address: call.address, agent: call.agent },
      language: call.language,
      browser: { marks, device },
    })
  })
  return answerSignIn(ports, result, sessionRefusals.secondStepLate)
}

/**
 * Locks the connection, so that switching it off comes before or after.
 *
 * @throws Refusal if it came before
 */
export async function noteUseOfConnection(
  db: Connection,
  ticket: Ticket,
  identity: StoredIdentity,
  now: Date,
): Promise<void> {
  const { displayName, mail } = identity
  await db
    .update(connectionPeople)
    .set({ displayName, mail, lastUsedAt: now })
    .where(isLinkedAs(ticket, identity))
  const used = await db
    .update(connections)
    .set({ lastUsedAt: now })
    .where(and(isConnection(ticket), eq(connections.isOn, true), eq(connections.revision, ticket.revision)))
    .returning({ id: connections.id })
  if (used.length === 0) throw new Refusal(companySignInRefusals.connectionOff)
}

/** The person it signs in, locked: a concurrent unlinking comes before or after. */
async function personOf(db: Connection, ticket: Ticket, identity: StoredIdentity) {
  const found = await findLinked(db, ticket, identity)
  if (!found) throw new Refusal(companySignInRefusals.identityUnlinked)
  const [user] = await db.select().from(users).where(eq(users.id, found.userId)).for('update')
  const isStill = (await findLinked(db, ticket, identity))?.userId === user?.id
  if (!user || !isStill) throw new Refusal(companySignInRefusals.identityUnlinked)
  if (user.lockedAt) throw new Refusal(sessionRefusals.accountLocked)
  return user
}
