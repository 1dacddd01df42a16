import type { deregistrationOperations } from '@atrium/contracts/account/deregistration/policy'
import { eq } from 'drizzle-orm'
import { publish } from '../../platform/events'
import { deregistrations } from '../../platform/people/tables'
import type { Call } from '../../ports/Call'
import { refusals } from './refusals'

export async function keepAccount({ db, person, audit }: Call<typeof deregistrationOperations.keepAccount>) {
  const [kept] = await db
    .delete(deregistrations)
    .where(eq(deregistrations.userId, person.userId))
    .returning({ endsAt: deregistrations.endsAt })
  if (!kept) throw refusals.notRequested()
  audit({ endsAt: kept.endsAt.toISOString() })
  await publish(db, { userIds: [person.userId], target: 'OnMenusChanged' })
  return true as const
}
