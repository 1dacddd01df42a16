import { deskIdleSeconds, deskSeconds } from '@atrium/contracts/desk/staff/contract'
import type { deskStaffOperations } from '@atrium/contracts/desk/staff/policy'
import { deskStaffRefusals } from '@atrium/contracts/desk/staff/refusals'
import { wireRefusals } from '@atrium/contracts/wire/refusals'
import type { StaffRole } from '@atrium/contracts/wire/staffRoles'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { staffRoles, users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { hasSecondStep } from '../secondStep'
import { sessions } from '../session/tables'

/** Makes the caller's session one at the desk. From then on it is refused everywhere else. */
export async function enterDesk({ db, now, person, audit }: Call<typeof deskStaffOperations.enterDesk>) {
  const roles = await rolesOf(db, person.userId)
  if (roles.length === 0) throw new Refusal(deskStaffRefusals.notStaff)
  const own = eq(sessions.id, person.sessionId)
  const [session] = await db.select().from(sessions).where(own).for('update')
  if (!session || session.endedAt) throw new Refusal(wireRefusals.unauthenticated)
  if (!session.isOwn || !session.methods.includes('mfa')) {
    throw new Refusal(
      (await hasSecondStep(db, person.userId))
        ? deskStaffRefusals.secondStepNotTaken
        : deskStaffRefusals.secondStepMissing,
    )
  }
  const expiresAt = new Date(Math.min(session.expiresAt.getTime(), now.getTime() + deskSeconds * 1000))
  await db
    .update(sessions)
    .set({ isDesk: true, expiresAt, usedAt: now, idleAt: new Date(now.getTime() + deskIdleSeconds * 1000) })
    .where(own)
  audit({ roles })
  return deskSession(db, { userId: person.userId, roles, endsAt: expiresAt })
}

/** Who is at the desk. */
export async function getDesk({ db, person }: Call<typeof deskStaffOperations.getDesk>) {
  const [session] = await db
    .select({ endsAt: sessions.expiresAt })
    .from(sessions)
    .where(eq(sessions.id, person.sessionId))
  if (!session) throw new Refusal(wireRefusals.unauthenticated)
  return deskSession(db, { userId: person.userId, roles: person.staff ?? [], endsAt: session.endsAt })
}

interface AtDesk {
  readonly userId: string
  readonly roles: readonly StaffRole[]
  readonly endsAt: Date
}

async function deskSession(db: Connection, { userId, roles, endsAt }: AtDesk) {
  const [user] = await db
    .select({ name: users.realName, account: users.account })
    .from(users)
    .where(eq(users.id, userId))
  const account = user?.account ?? ''
  return {
    userId,
    name: user?.name || account,
    account,
    roles: [...roles],
    endsAt: endsAt.toISOString(),
    idleSeconds: deskIdleSeconds,
  }
}

async function rolesOf(db: Connection, userId: string): Promise<StaffRole[]> {
  const rows = await db
    .select({ role: staffRoles.role })
    .from(staffRoles)
    .where(eq(staffRoles.userId, userId))
    .orderBy(staffRoles.role)
  return rows.map(({ role }) => role)
}
