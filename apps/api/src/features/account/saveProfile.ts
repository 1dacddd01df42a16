import type { accountContract } from '@atrium/features/account/contract'
import { eq } from 'drizzle-orm'
import { publish } from '../../platform/events'
import { users } from '../../platform/people/tables'
import type { Call } from '../../ports/Call'
import { refusals } from './refusals'

/** Of two pages that began with the same profile the first one wins, the other is told. */
export async function saveProfile(call: Call<typeof accountContract.saveProfile>) {
  const { db, person, body } = call
  const [user] = await db.select().from(users).where(eq(users.id, person.userId)).for('update')
  if (!user) throw refusals.accountMissing()
  const stored = { callName: user.nickname, realName: user.realName, email: user.email }
  const wanted = { callName: body.callName, realName: body.realName, email: body.email }
  if (isSame(stored, wanted)) {
    call.unchanged()
    return 1 as const
  }
  if (!isSame(stored, body.before)) throw refusals.profileChanged()
  const { callName: nickname, realName, email } = wanted
  await db.update(users).set({ nickname, realName, email }).where(eq(users.id, user.id))
  call.audit({ before: stored, after: wanted })
  // Every page shows the name in its header.
  await publish(db, { userIds: [user.id], target: 'OnMenusChanged' })
  return 1 as const
}

interface Names {
  readonly callName: string
  readonly realName: string
  readonly email: string
}

const isSame = (one: Names, other: Names) =>
  one.callName === other.callName && one.realName === other.realName && one.email === other.email
