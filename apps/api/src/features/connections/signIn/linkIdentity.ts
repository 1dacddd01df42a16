import type { companySignInOperations } from '@atrium/contracts/companySignIn/policy'
import { companySignInRefusals } from '@atrium/contracts/companySignIn/refusals'
import { and, eq, isNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection } from '../../../platform/database/Connection'
import { alertPerson } from '../../../platform/notifications'
import { users } from '../../../platform/people/tables'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { UnmanagedCall } from '../../../ports/Call'
import { writeAuditRow } from '../../audit'
import { directoryPeople } from '../../directories/tables'
import { findCompanyName, lockCompany } from '../../organisation'
import { sessionConnections } from '../../session/tables'
import { joinByConnection } from '../joinByConnection'
import { readTicket, type StoredIdentity, type Ticket, takeIdentity } from '../sealed'
import { connectionPeople } from '../tables'
import { findLinked } from './companyIdentity'
import { isPersonWith, requireOpen } from './requireOpen'
import { noteUseOfConnection } from './signInByCompany'

type LinkCall = UnmanagedCall<typeof companySignInOperations.linkCompanyIdentity>
type ProveCall = UnmanagedCall<typeof companySignInOperations.proveCompanyIdentity>

/**
 * Links what a company's identity provider proved with the account that its owner has just proved. Opens its own
 * transaction, because the ticket names the company to lock, not the call.
 */
export async function linkCompanyIdentity(call: LinkCall) {
  const { ports, person, now } = call
  const { userId, sessionId } = person
  const ticket = await readOwnTicket(call)
  return ports.admission.admitChange(ticket.companyId, () =>
    ports.database.transaction(async (db) => {
      const { companyId, connectionId } = ticket
      await lockCompany(db, companyId, 'alone')
      await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
      const identity = await takeIdentity(db, ports.keys, ticket, now)
      const row = await requireOpen(db, ticket, identity, userId)
      const isNew = await link(db, ticket, identity, { userId, now })
      await noteUseOfConnection(db, ticket, identity, now)
      await noteSignedIn(db, ticket, identity, sessionId, now)
      const change = await joinByConnection({ db, row, userId, identity, now })
      await linkWithDirectories(db, companyId, identity.mail, userId)
      const companyName = await findCompanyName(db, companyId)
      const audit = {
        at: now,
        actorId: userId,
        sessionId,
        caller: { address: call.address, agent: call.agent },
      }
      await change?.notify()
      if (isNew) await alertPerson(db, { userId, words: linkedWords(companyName), now })
      if (change)
        await writeAuditRow(db, {
          ...audit,
          companyId,
          operation: change.operation,
          subject: { ...change.subject, connectionName: row.name },
        })
      await writeAuditRow(db, {
        ...audit,
        companyId: '',
        operation: 'linkCompanyIdentity',
        subject: { connectionId, enterPriseId: companyId, displayName: identity.displayName },
      })
      return {
        companyId,
        joined: change?.operation === 'joinByConnection',
        departmentName: change?.departmentName ?? null,
      }
    }),
  )
}

/** Records that this session is signed in at the company, for a rule that requires it. */
export async function proveCompanyIdentity(call: ProveCall) {
  const { ports, person, now } = call
  const { userId, sessionId } = person
  const ticket = await readOwnTicket(call)
  return ports.database.transaction(async (db) => {
    const { companyId, connectionId } = ticket
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    const identity = await takeIdentity(db, ports.keys, ticket, now)
    await requireOpen(db, ticket, identity, userId)
    const linked = await findLinked(db, ticket, identity)
    // The transaction is undone, so the ticket stays valid for linking.
    if (!linked) throw new Refusal(companySignInRefusals.identityUnlinked)
    if (linked.userId !== userId) throw new Refusal(companySignInRefusals.linkedElsewhere)
    await noteUseOfConnection(db, ticket, identity, now)
    await noteSignedIn(db, ticket, identity, sessionId, now)
    await writeAuditRow(db, {
      companyId: '',
      at: now,
      actorId: userId,
      sessionId,
      operation: 'proveCompanyIdentity',
      subject: { connectionId, enterPriseId: companyId },
      caller: { address: call.address, agent: call.agent },
    })
    return { companyId, joined: false }
  })
}

async function readOwnTicket(call: LinkCall | ProveCall): Promise<Ticket> {
  const ticket = await readTicket(call, call.body.ticket, call.person.userId)
  if (ticket.purpose === 'test') throw new Refusal(companySignInRefusals.attemptForeign)
  return ticket
}

async function noteSignedIn(
  db: Connection,
  { companyId, connectionId }: Ticket,
  { sessionEndsAt }: StoredIdentity,
  sessionId: string,
  now: Date,
): Promise<void> {
  const signedIn = { signedInAt: now, endsAt: sessionEndsAt === null ? null : new Date(sessionEndsAt) }
  await db
    .insert(sessionConnections)
    .values({ companyId, connectionId, sessionId, ...signedIn })
    .onConflictDoUpdate({
      target: [sessionConnections.companyId, sessionConnections.connectionId, sessionConnections.sessionId],
      set: signedIn,
    })
}

/**
 * The second of two simultaneous people waits for the first, and is refused.
 *
 * @returns false if it was linked to the person before
 */
async function link(
  db: Connection,
  ticket: Ticket,
  identity: StoredIdentity,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<boolean> {
  const { companyId, connectionId } = ticket
  const { subject, displayName, mail } = identity
  const linked = await findLinked(db, ticket, identity)
  if (linked) {
    if (linked.userId !== userId) throw new Refusal(companySignInRefusals.linkedElsewhere)
    return false
  }
  const others = and(
    eq(connectionPeople.companyId, companyId),
    eq(connectionPeople.connectionId, connectionId),
    eq(connectionPeople.userId, userId),
  )
  if ((await db.$count(connectionPeople, others)) > 0) throw new Refusal(companySignInRefusals.otherLinked)
  const added = await db
    .insert(connectionPeople)
    .values({ companyId, connectionId, subject, userId, displayName, mail, linkedAt: now })
    .onConflictDoNothing()
    .returning({ subject: connectionPeople.subject })
  if (added.length === 0) throw new Refusal(companySignInRefusals.linkedElsewhere)
  return true
}

/**
 * People of the company's directories with this mail address are this account from now on, even without a phone: the
 * company's identity provider has stated the address, and its owner has proved the account.
 */
async function linkWithDirectories(
  db: Connection,
  companyId: string,
  mail: string,
  userId: string,
): Promise<void> {
  const theirs = and(
    eq(linkedPeople.companyId, companyId),
    eq(linkedPeople.directoryId, directoryPeople.directoryId),
    eq(linkedPeople.userId, userId),
  )
  await db
    .update(directoryPeople)
    .set({ userId, hindrance: '' })
    .where(
      and(
        eq(directoryPeople.companyId, companyId),
        isNull(directoryPeople.userId),
        eq(directoryPeople.active, true),
        isPersonWith(mail, undefined),
        notExists(db.select({ one: sql`1` }).from(linkedPeople).where(theirs)),
      ),
    )
}

const linkedPeople = alias(directoryPeople, 'linked_people')

const linkedWords = (company: string) => ({
  title: '已关联企业账号',
  content: `您的账号已关联“${company}”的企业账号，之后可以用它登录该企业。如非本人操作，请立即解除关联并修改密码。`,
  titleEn: 'A company account was linked',
  contentEn: `Your account at “${company}” was linked and signs in to that company from now on. If this wasn’t you, unlink it at once and change your password.`,
})
