import { and, eq } from 'drizzle-orm'
import { hashPassword } from '../features/session/password/passwords'
import { invitations, memberships, users } from '../tables'
import type { DemoTopUp } from './DemoTopUp'
import { demo } from './demo'

const { accounts, userIds, companyId, secondCompanyId, departmentIds } = demo
const day = 86_400_000
const person = { name: '程若水', phone: accounts.invited }

/** Invitations of a person without a company: two wait for an answer. */
const invited = [
  { companyId, departmentId: departmentIds.architecture, status: 4, daysAgo: 0.2 },
  { companyId: secondCompanyId, departmentId: departmentIds.secondTop, status: 4, daysAgo: 3 },
  { companyId: secondCompanyId, departmentId: departmentIds.secondTop, status: 7, daysAgo: 12 },
  { companyId, departmentId: departmentIds.cost, status: 6, daysAgo: 30 },
] as const

export const demoBacklogIds = invited.map((_, n) => `backlog-${n + 1}`)

export const demoBacklog: DemoTopUp = {
  isMissing: async (db) => (await db.$count(users, eq(users.id, userIds.invited))) === 0,
  async fill(db, now) {
    const passwordHash = await hashPassword(demo.password)
    const { name, phone } = person
    const [added] = await db
      .insert(users)
      .values({
        id: userIds.invited,
        account: phone,
        phone,
        realName: name,
        nickname: name,
        passwordHash,
        createdAt: new Date(now.getTime() - 60 * day),
      })
      .onConflictDoNothing()
      .returning({ id: users.id })
    // In an older database, the account or the companies may have changed.
    const isBoss = and(
      eq(memberships.companyId, secondCompanyId),
      eq(memberships.userId, userIds.superAdministrator),
    )
    if (!added || (await db.$count(memberships, isBoss)) === 0) return
    await db.insert(invitations).values(
      invited.map(({ daysAgo, ...row }, n) => {
        const invitedAt = new Date(now.getTime() - daysAgo * day)
        return {
          ...row,
          id: `backlog-${n + 1}`,
          kind: 'sms' as const,
          phone,
          name,
          invitedBy: userIds.superAdministrator,
          invitedAt,
          sentAt: invitedAt,
          expiresAt: new Date(invitedAt.getTime() + 7 * day),
        }
      }),
    )
  },
}
