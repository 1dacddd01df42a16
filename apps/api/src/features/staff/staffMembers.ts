import type { deskStaffOperations } from '@atrium/contracts/desk/staff/policy'
import { deskStaffRefusals } from '@atrium/contracts/desk/staff/refusals'
import { and, asc, eq, exists, inArray, max, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { namesOf } from '../../platform/desk'
import { maskedMobile } from '../../platform/people/maskedMobile'
import { staffRoles, users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { DeskCall } from '../../ports/deskCommand'
import { confirmedOf } from '../secondStep'
import { endSessions, isOpenAt } from '../session'
import { sessions } from '../session/tables'

export const listStaff = ({ db, staff }: DeskCall<typeof deskStaffOperations.listStaff>) =>
  staffWhere(db, staff.reason !== '')

/** Gives somebody a role. Only the terminal gives the first one, because nobody changes their own. */
export async function grantStaffRole(call: DeskCall<typeof deskStaffOperations.grantStaffRole>) {
  const { db, now, staff, body, audit } = call
  const user = await holdPerson(call)
  const granted = await db
    .insert(staffRoles)
    .values({ userId: user.id, role: body.role, grantedAt: now, grantedBy: staff.actor })
    .onConflictDoNothing()
    .returning({ role: staffRoles.role })
  if (granted.length === 0) throw new Refusal(deskStaffRefusals.alreadyHeld)
  audit({ userId: user.id, role: body.role })
  return oneStaff(db, user.id)
}

/** Takes a role from somebody. Without any role left, their sessions at the desk end. */
export async function revokeStaffRole(call: DeskCall<typeof deskStaffOperations.revokeStaffRole>) {
  const { db, now, body, audit } = call
  const user = await holdPerson(call)
  // Held, so that two people can't take the role from each other at once.
  const all = await db.select().from(staffRoles).orderBy(staffRoles.userId, staffRoles.role).for('update')
  const holders = all.filter(({ role }) => role === body.role)
  if (!holders.some(({ userId }) => userId === user.id)) throw new Refusal(deskStaffRefusals.notHeld)
  if (body.role === 'security' && holders.length === 1) throw new Refusal(deskStaffRefusals.lastSecurity)
  await db.delete(staffRoles).where(and(eq(staffRoles.userId, user.id), eq(staffRoles.role, body.role)))
  const isLast = all.filter(({ userId }) => userId === user.id).length === 1
  const sessionsEnded = isLast ? await endDesk(db, user.id, now) : 0
  audit({ userId: user.id, role: body.role, sessionsEnded })
  return oneStaff(db, user.id)
}

type Change = DeskCall<typeof deskStaffOperations.grantStaffRole>

/** Locks the person's row. */
async function holdPerson({ db, staff, body: { account } }: Pick<Change, 'db' | 'staff' | 'body'>) {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.account, account)).for('update')
  if (!user) throw new Refusal(deskStaffRefusals.noAccount({ account }))
  if (user.id === staff.userId) throw new Refusal(deskStaffRefusals.ownRole)
  return user
}

async function endDesk(db: Connection, userId: string, now: Date): Promise<number> {
  const open = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.isDesk, true), isOpenAt(now)))
  if (open.length === 0) return 0
  return endSessions(db, { userId, ids: open.map(({ id }) => id), because: 'endedByOperator', now })
}

async function oneStaff(db: Connection, userId: string) {
  const [found] = await staffWhere(db, true, eq(users.id, userId))
  if (!found) throw new Error(`There is no person ${userId}.`)
  return found
}

/** @param only default: everybody with a role */
async function staffWhere(db: Connection, isFull: boolean, only?: SQL) {
  const held = db.select({ one: sql`1` }).from(staffRoles).where(eq(staffRoles.userId, users.id))
  const people = await db
    .select({
      id: users.id,
      name: users.realName,
      account: users.account,
      lockedAt: users.lockedAt,
      hasSecondStep: sql<boolean>`${exists(confirmedOf(db, users.id))}`,
    })
    .from(users)
    .where(only ?? exists(held))
    .orderBy(asc(users.realName), asc(users.id))
  const ids = people.map(({ id }) => id)
  if (ids.length === 0) return []
  const roles = await db
    .select()
    .from(staffRoles)
    .where(inArray(staffRoles.userId, ids))
    .orderBy(staffRoles.role)
  const seen = await db
    .select({ userId: sessions.userId, at: max(sessions.usedAt) })
    .from(sessions)
    .where(and(inArray(sessions.userId, ids), eq(sessions.isDesk, true)))
    .groupBy(sessions.userId)
  const names = await namesOf(
    db,
    roles.map(({ grantedBy }) => grantedBy),
  )
  return people.map(({ id, name, account, lockedAt, hasSecondStep }) => ({
    userId: id,
    name: name || account,
    account: isFull ? account : maskedMobile(account),
    roles: roles
      .filter(({ userId }) => userId === id)
      .map(({ role, grantedAt, grantedBy }) => ({
        role,
        grantedAt: grantedAt.toISOString(),
        grantedBy: names.get(grantedBy) ?? '',
      })),
    hasSecondStep,
    lockedAt: lockedAt?.toISOString() ?? null,
    lastSeenAt: seen.find(({ userId }) => userId === id)?.at?.toISOString() ?? null,
  }))
}
