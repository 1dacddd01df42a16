import { inArray } from 'drizzle-orm'
import { noteAgreement, standingKinds } from '../features/agreements'
import { agreements, users } from '../tables'
import type { DemoTopUp } from './DemoTopUp'
import { demo } from './demo'

const ids = Object.values(demo.userIds)

/**
 * Agreements that the demo people accepted, when registering and later. One person must still be asked about new
 * versions.
 */
export const demoAgreements: DemoTopUp = {
  isMissing: async (db) => (await db.$count(agreements, inArray(agreements.userId, ids))) === 0,
  async fill(db, now) {
    const present = await db
      .select({ userId: users.id, registeredAt: users.createdAt })
      .from(users)
      .where(inArray(users.id, ids))
    for (const { userId, registeredAt } of present) {
      const agreed = { userId, kinds: standingKinds }
      await noteAgreement(db, { ...agreed, occasion: 'registration', now: registeredAt })
      if (userId !== demo.userIds.memberOutsideScope)
        await noteAgreement(db, { ...agreed, occasion: 'newVersion', now })
    }
  },
}
