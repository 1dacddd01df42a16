import { and, asc, eq, inArray, lte, ne, or, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../platform/database/Connection'
import { deskClaims, deskRequests } from '../../platform/desk/tables'
import { userEvents } from '../../platform/events/tables'
import { idempotencyKeys } from '../../platform/http/tables'
import { sendMessage } from '../../platform/notifications'
import { messages } from '../../platform/notifications/tables'
import { objects } from '../../platform/objects/tables'
import { queueSms } from '../../platform/outbox'
import { outbox } from '../../platform/outbox/tables'
import { ofOwner } from '../../platform/owner/ofOwner'
import { deregistrations, staffRoles, users } from '../../platform/people/tables'
import { eraseFromChain } from '../audit'
import { auditSubjects } from '../audit/tables'
import { pageStatuses } from '../authorisation/tables'
import { invoiceAddresses, invoiceTitles } from '../billing/tables'
import { trials } from '../catalogue/tables'
import { connectionPeople, connections } from '../connections/tables'
import { directoryChanges, directoryLeavers, directoryPeople } from '../directories/tables'
import { diskArchives, diskNodes, diskShares, diskUploads } from '../disk/tables'
import { embeddedPeople, embedderRefusals } from '../embedding/tables'
import { notificationRecords } from '../guides/tables'
import { invitations } from '../invitations/tables'
import { fillFreedPlaces } from '../meetings'
import { meetingApplications } from '../meetings/tables'
import { forgetSignIns } from '../oidc'
import { oidcConsents, oidcGrants } from '../oidc/tables'
import { type InvoiceWish, orders } from '../orders/tables'
import { departmentPathNames, findCompanyName, leaveGroups, lockOwnCompanies } from '../organisation'
import { memberships } from '../organisation/tables'
import { appUses } from '../ownProducts/tables'
import { profiles } from '../profile/tables'
import { recoverSeatsOfLeavers } from '../seats'
import { borrowedLicences } from '../seats/tables'
import { authenticators, passkeys, pendingSignIns, recoveryCodes } from '../secondStep/tables'
import { endSessions } from '../session'
import { knownDevices, sessions } from '../session/tables'
import { socialAccounts } from '../socialAccounts/tables'
import { erasedName, eraseWords } from './eraseWords'
import { findBlocks } from './preview'

/**
 * Erases a person at their deadline; running it twice erases once. The row stays without a name, because orders and
 * audit rows refer to it. A person who became a super administrator meanwhile, or has an open order, is kept and
 * notified.
 */
export async function erasePerson(db: Connection, userId: string, now: Date): Promise<void> {
  const companyIds = await lockOwnCompanies(db, userId)
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update')
  const [due] = await db
    .delete(deregistrations)
    .where(and(eq(deregistrations.userId, userId), lte(deregistrations.endsAt, now)))
    .returning({ userId: deregistrations.userId })
  if (!user || !due) return
  if ((await findBlocks(db, userId, now)).length > 0) {
    const text = '【Atrium】您的账号还有未处理完的事项，注销已取消。请登录查看，处理后可重新申请。'
    return queueSms(db, { mobile: user.phone, text, now })
  }
  const chains = await chainsAbout(db, user, companyIds)
  const words = await wordsOf(db, user)
  for (const companyId of companyIds) await leaveCompany(db, { companyId, userId, now })
  await eraseWords(db, { user, companyIds: chains, ...words })
  await forgetSignIns(db, userId, now)
  await eraseOwn(db, userId)
  await endSessions(db, { userId, because: 'deregistered', now })
  await db.update(sessions).set(fromNowhere).where(eq(sessions.userId, userId))
  await db.delete(outbox).where(inArray(outbox.recipient, words.numbers))
  await queueSms(db, { mobile: user.phone, text: '【Atrium】您的账号已注销，个人信息已删除。', now })
  await db
    .update(users)
    .set({
      account: `erased-${userId}`,
      phone: '',
      realName: erasedName,
      nickname: '',
      email: '',
      headImage: null,
      emailVerifiedAt: null,
      passwordHash: '',
      passwordChangedAt: null,
      lastSignInAt: null,
      lockedAt: now,
      lockReason: 'deregistered',
      erasedAt: now,
    })
    .where(eq(users.id, userId))
  for (const companyId of chains) await eraseFromChain(db, { companyId, userId, ...words, now })
}

const fromNowhere = { address: '', agent: '', usedAddress: '', usedAgent: '', browserKey: null }

interface Person {
  readonly id: string
  readonly phone: string
}

/** Ids of the companies, '' for none, whose audit rows may mention the person, in locking order. */
async function chainsAbout(
  db: Connection,
  { id, phone }: Person,
  companyIds: readonly string[],
): Promise<readonly string[]> {
  const touched = await db
    .selectDistinct({ companyId: auditSubjects.companyId })
    .from(auditSubjects)
    .where(eq(auditSubjects.entityId, id))
  const invited = await db
    .selectDistinct({ companyId: invitations.companyId })
    .from(invitations)
    .where(or(eq(invitations.userId, id), eq(invitations.phone, phone)))
  const found = [...touched, ...invited].map(({ companyId }) => companyId)
  return [...new Set(['', ...companyIds, ...found])].toSorted()
}

/** Texts that identify a person: names, which others may share, and their own numbers and addresses. */
async function wordsOf(
  db: Connection,
  { id, realName, nickname, phone, account, email }: typeof users.$inferSelect,
) {
  const called = await db
    .select({ name: memberships.name })
    .from(memberships)
    .where(eq(memberships.userId, id))
  const invited = await db
    .select({ name: invitations.name })
    .from(invitations)
    .where(eq(invitations.userId, id))
  const names = [realName, nickname, ...[...called, ...invited].map(({ name }) => name)]
  return {
    // Longest first, since one may be part of another. A single letter occurs anywhere.
    names: [...new Set(names)]
      .filter((name) => [...name].length > 1)
      .toSorted((one, other) => other.length - one.length),
    numbers: [...new Set([phone, account, email])].filter(Boolean),
  }
}

interface Leaver {
  readonly companyId: string
  readonly userId: string
  readonly now: Date
}

/**
 * Removes an erased person from a locked company, and notifies its super administrator with the department only, as no
 * name may stay.
 */
async function leaveCompany(db: Connection, { companyId, userId, now }: Leaver): Promise<void> {
  const own = and(eq(memberships.companyId, companyId), eq(memberships.userId, userId))
  const [member] = await db.select({ departmentId: memberships.departmentId }).from(memberships).where(own)
  if (!member) return
  const returned = await recoverSeatsOfLeavers(db, companyId, [userId])
  await leaveGroups(db, companyId, [userId])
  await db.delete(memberships).where(own)
  const name = await findCompanyName(db, companyId)
  const pathOf = await departmentPathNames(db, companyId, [member.departmentId])
  const department = pathOf(member.departmentId)
  const count = returned.length
  await sendMessage(db, {
    userIds: await superAdministratorsOf(db, companyId),
    kind: 'notice',
    companyId,
    title: '有成员注销了账号',
    content: `“${name}”的一名成员（${department}）注销了个人账号，已离开企业，${count}个授权已收回。`,
    titleEn: 'A member closed their account',
    contentEn: `A member of “${name}” (${department}) closed their personal account and left the company. ${count} licences were taken back.`,
    now,
  })
}

async function superAdministratorsOf(db: Connection, companyId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.role, 'superAdministrator')))
  return rows.map(({ userId }) => userId)
}

/** Tables about the person alone. */
const ownTables = [
  ...[profiles, messages, notificationRecords, pageStatuses, idempotencyKeys, userEvents],
  ...[invoiceTitles, invoiceAddresses],
  ...[diskNodes, diskArchives],
  ...[authenticators, recoveryCodes, passkeys, pendingSignIns, knownDevices, socialAccounts],
  ...[trials, meetingApplications, appUses],
  ...[embeddedPeople, embedderRefusals, directoryPeople, directoryLeavers, connectionPeople],
  ...[oidcConsents, oidcGrants],
  ...[staffRoles, deskClaims],
]

/** Deletes data about the person alone; their orders stay for accounting, without names and addresses. */
async function eraseOwn(db: Connection, userId: string): Promise<void> {
  // Including those on companies' disks: nobody else can continue them.
  for (const table of [diskUploads, diskShares]) await db.delete(table).where(eq(table.createdBy, userId))
  // What they asked for at the desk, with their reasons; the audit has what was done.
  await db.delete(deskRequests).where(eq(deskRequests.askedBy, userId))
  // The company still counts the seat until the file on the device ends.
  await db.update(borrowedLicences).set({ personName: '' }).where(eq(borrowedLicences.userId, userId))
  await forgetTests(db, userId)
  await forgetReadings(db, userId)
  for (const table of ownTables) await db.delete(table).where(eq(table.userId, userId))
  const owned = { kind: 'person', userId } as const
  // Their picture, which is public at its address, and the files of their invoices.
  await db.delete(objects).where(ofOwner(objects, owned))
  const wished = await db
    .select({ orderNo: orders.orderNo, invoice: orders.invoice })
    .from(orders)
    .where(ofOwner(orders, owned))
  for (const { orderNo, invoice } of wished)
    await db
      .update(orders)
      .set({ mailing: null, invoiceFile: null, invoice: invoice && withoutPerson(invoice) })
      .where(eq(orders.orderNo, orderNo))
}

/** What companies saw of them when they tested a connection. */
async function forgetTests(db: Connection, userId: string): Promise<void> {
  const theirs = db
    .select({ mail: connectionPeople.mail })
    .from(connectionPeople)
    .where(eq(connectionPeople.userId, userId))
    .union(
      db
        .select({ mail: users.email })
        .from(users)
        .where(and(eq(users.id, userId), ne(users.email, ''))),
    )
  await db
    .update(connections)
    .set({ lastTest: null })
    .where(inArray(sql`lower(${connections.lastTest}->>'mail')`, theirs))
}

/** What readings of directories found about them, also before they were linked. */
async function forgetReadings(db: Connection, userId: string): Promise<void> {
  const phone = db.select({ phone: users.phone }).from(users).where(eq(users.id, userId))
  await db
    .delete(directoryChanges)
    .where(or(eq(directoryChanges.userId, userId), inArray(directoryChanges.phone, phone)))
}

/** Accounting only needs the kind and content of the invoice. */
const withoutPerson = ({ invoiceType, invoiceContent }: InvoiceWish): InvoiceWish => ({
  invoiceType,
  invoiceContent,
  invoiceHeader: erasedName,
  invoiceRemark: '',
  unifiedSocialCreditCode: '',
  registeredTel: '',
  registeredAddress: '',
  bankAccount: '',
  bankName: '',
})

/** Erases the people whose deadline has passed, one after another. Any number of processes may do it at once. */
export async function eraseDue(database: Database, now: Date): Promise<void> {
  const due = await database.connection
    .select({ userId: deregistrations.userId })
    .from(deregistrations)
    .where(lte(deregistrations.endsAt, now))
    .orderBy(asc(deregistrations.endsAt))
  for (const { userId } of due) await database.transaction((db) => erasePerson(db, userId, now))
  // In separate transactions, since no transaction locks a meeting and other people's rows at once.
  if (due.length > 0) await fillFreedPlaces(database, now)
}
