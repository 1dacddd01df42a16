import type { deskPeopleOperations } from '@atrium/contracts/desk/people/policy'
import { deskPeopleRefusals } from '@atrium/contracts/desk/people/refusals'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { deregistrations, users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { DeskCall } from '../../ports/deskCommand'
import { orderItems, orders } from '../orders/tables'
import { companies, memberships } from '../organisation/tables'
import { hasSecondStep } from '../secondStep'
import { passkeys } from '../secondStep/tables'
import { deviceOf, isOpenAt, passwordSetAt, securityEventsOf } from '../session'
import { sessions } from '../session/tables'
import { socialAccounts } from '../socialAccounts/tables'
import { identityOf } from './searchPeople'

/** A person with everything that support may know. */
export async function getPerson({
  db,
  now,
  staff,
  params: { userId },
}: DeskCall<typeof deskPeopleOperations.getPerson>) {
  const user = await findPerson(db, userId)
  const [leaving] = await db.select().from(deregistrations).where(eq(deregistrations.userId, userId))
  const social = await db
    .select({ provider: socialAccounts.provider })
    .from(socialAccounts)
    .where(eq(socialAccounts.userId, userId))
    .orderBy(socialAccounts.provider)
  const isFull = staff.reason !== ''
  return {
    ...identityOf(user, isFull),
    isMasked: !isFull,
    isEmailVerified: user.emailVerifiedAt !== null,
    createdAt: user.createdAt.toISOString(),
    lockReason: user.lockReason,
    erasedAt: user.erasedAt?.toISOString() ?? null,
    passwordSetAt: passwordSetAt(user).toISOString(),
    endsAt: leaving?.endsAt.toISOString() ?? null,
    hasSecondStep: await hasSecondStep(db, userId),
    passkeys: await db.$count(passkeys, eq(passkeys.userId, userId)),
    socialAccounts: social.map(({ provider }) => provider),
    openSessions: await db.$count(sessions, and(eq(sessions.userId, userId), isOpenAt(now))),
    companies: await companiesOf(db, userId),
    orders: await ordersOf(db, userId),
  }
}

/** The open sessions of a person, last used first. */
export async function listPersonSessions({
  db,
  now,
  params: { userId },
}: DeskCall<typeof deskPeopleOperations.listPersonSessions>) {
  await findPerson(db, userId)
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOpenAt(now)))
    .orderBy(desc(sessions.usedAt), sessions.id)
  return rows.map(({ id, isWebClient, isDesk, createdAt, usedAt, usedAddress, usedAgent }) => ({
    sessionId: id,
    isBrowser: isWebClient,
    isDesk,
    since: createdAt.toISOString(),
    usedAt: usedAt.toISOString(),
    address: usedAddress,
    ...deviceOf(usedAgent),
  }))
}

/** What happened to a person's account, newest first. */
export async function listPersonEvents({
  db,
  params: { userId },
  query,
}: DeskCall<typeof deskPeopleOperations.listPersonEvents>) {
  await findPerson(db, userId)
  const { totalItems, rows } = await securityEventsOf(db, userId, { ...query, language: 'zh-CN' })
  return {
    totalItems,
    list: rows.map(({ at, event, application, address, agent }) => ({
      at: at.toISOString(),
      event,
      application: application ?? '',
      address,
      ...deviceOf(agent),
    })),
  }
}

export async function findPerson(db: Connection, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new Refusal(deskPeopleRefusals.unknown({ account: userId }))
  return user
}

async function companiesOf(db: Connection, userId: string) {
  const rows = await db
    .select({
      companyId: companies.id,
      name: companies.name,
      role: memberships.role,
      joinedAt: memberships.joinedAt,
      dissolvedAt: companies.dissolvedAt,
    })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(eq(memberships.userId, userId))
    .orderBy(memberships.joinedAt)
  return rows.map(({ joinedAt, dissolvedAt, ...row }) => ({
    ...row,
    joinedAt: joinedAt.toISOString(),
    dissolvedAt: dissolvedAt?.toISOString() ?? null,
  }))
}

const latestOrders = 10

async function ordersOf(db: Connection, userId: string) {
  const rows = await db
    .select({
      orderNo: orders.orderNo,
      product: orderItems.productName,
      payAmount: orders.payAmount,
      status: orders.status,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .innerJoin(orderItems, and(eq(orderItems.orderNo, orders.orderNo), eq(orderItems.position, 0)))
    .where(and(eq(orders.userId, userId), isNull(orders.deletedAt)))
    .orderBy(desc(orders.createdAt))
    .limit(latestOrders)
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
}
