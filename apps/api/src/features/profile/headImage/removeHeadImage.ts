import type { headImageOperations } from '@atrium/contracts/profile/headImage/policy'
import { eq } from 'drizzle-orm'
import { publish } from '../../../platform/events'
import { users } from '../../../platform/people/tables'
import type { Call } from '../../../ports/Call'
import { holdHeadImage } from './holdHeadImage'

export async function removeHeadImage(call: Call<typeof headImageOperations.removeHeadImage>): Promise<true> {
  const { db, person, audit, unchanged } = call
  const { hadOne } = await holdHeadImage(db, person.userId)
  if (!hadOne) {
    unchanged()
    return true
  }
  await db.update(users).set({ headImage: null }).where(eq(users.id, person.userId))
  audit({ before: { headImage: true }, after: { headImage: false } })
  await publish(db, { userIds: [person.userId], target: 'OnMenusChanged' })
  return true
}
