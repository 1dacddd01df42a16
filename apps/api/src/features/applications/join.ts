import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { users } from '../../platform/people/tables'
import { spellingOf } from '../../platform/spelling/spellingOf'
import { linkJoiners } from '../directories'
import { memberships } from '../organisation/tables'
import { noteMembers } from '../waitingList'

/** A person who joins a company. */
interface Joiner {
  readonly userId: string
  readonly phone: string
  readonly name: string
  readonly departmentId: string
  readonly invitedAt: Date
}

/** Makes people members of the locked company; neither they nor their phones belong to it yet. */
export async function join(
  db: Connection,
  companyId: string,
  joiners: readonly Joiner[],
  now: Date,
): Promise<void> {
  if (joiners.length === 0) return
  const phones = await holdPhones(
    db,
    joiners.map(({ userId }) => userId),
  )
  await db.insert(memberships).values(
    joiners.map(({ phone, ...joiner }) => ({
      ...joiner,
      spelling: spellingOf(joiner.name, 'person'),
      phone: phones.get(joiner.userId) ?? phone,
      companyId,
      role: 'member' as const,
      joinedAt: now,
    })),
  )
  await linkJoiners(
    db,
    companyId,
    joiners.map(({ userId, phone }) => ({ userId, phone: phones.get(userId) ?? phone })),
  )
  await noteMembers(
    db,
    companyId,
    joiners.map(({ userId }) => userId),
  )
}

/** Locks them until the transaction ends: a change of phone waits, and then finds the copy. */
async function holdPhones(db: Connection, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: users.id, phone: users.phone })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(users.id)
    .for('key share')
  return new Map(rows.map(({ id, phone }) => [id, phone]))
}

/** The members of the company with these phones. */
export async function holdersOf(
  db: Connection,
  companyId: string,
  phones: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ phone: memberships.phone, userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), inArray(memberships.phone, [...phones])))
  return new Map(rows.map(({ phone, userId }) => [phone, userId]))
}
