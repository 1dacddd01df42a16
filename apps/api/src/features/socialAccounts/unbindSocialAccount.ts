import { socialRefusals } from '@atrium/contracts/session/social/refusals'
import type { socialAccountsOperations } from '@atrium/contracts/socialAccounts/policy'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import type { SocialProvider } from '../../ports/SocialProvider'
import { passkeys } from '../secondStep/tables'
import { notifyPerson } from './notifyPerson'
import { socialAccounts } from './tables'

export async function unbindSocialAccount({
  db,
  ports,
  now,
  person: { userId },
  body: { provider },
  audit,
}: Call<typeof socialAccountsOperations.unbindSocialAccount>) {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update')
  const [gone] = await db
    .delete(socialAccounts)
    .where(and(eq(socialAccounts.userId, userId), eq(socialAccounts.provider, provider)))
    .returning({ displayName: socialAccounts.displayName })
  if (!user || !gone) throw new Refusal(socialRefusals.notBound)
  if (!(await hasWayIn(db, user))) throw new Refusal(socialRefusals.lastWay)
  audit({ factor: 'socialAccount', provider, displayName: gone.displayName })
  await notifyPerson(db, userId, 'unbound', namesOf(ports.social, provider), now)
  return true as const
}

/** Whether they could still sign in another way. */
async function hasWayIn(
  db: Connection,
  { id, passwordHash, phone }: typeof users.$inferSelect,
): Promise<boolean> {
  if (passwordHash !== '' || phone !== '') return true
  const keys = await db.$count(passkeys, eq(passkeys.userId, id))
  return keys > 0 || (await db.$count(socialAccounts, eq(socialAccounts.userId, id))) > 0
}

/** A provider that is no longer configured is named by its id. */
export const namesOf = (
  social: readonly SocialProvider[],
  id: string,
): Pick<SocialProvider, 'name' | 'nameEn'> =>
  social.find((each) => each.id === id) ?? { name: id, nameEn: id }
