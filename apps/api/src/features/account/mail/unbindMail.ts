import type { mailOperations } from '@atrium/contracts/account/mail/policy'
import { mailRefusals } from '@atrium/contracts/account/mail/refusals'
import { eq } from 'drizzle-orm'
import { publish } from '../../../platform/events'
import { alertPerson, alerts } from '../../../platform/notifications'
import { maskedMail } from '../../../platform/people/maskedMail'
import { users } from '../../../platform/people/tables'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { Call, UnmanagedCall } from '../../../ports/Call'
import { provePassword } from '../../session'
import { holdWhoProved } from './holdWhoProved'

type Operation = typeof mailOperations.removeMail

export async function unbindMail(call: UnmanagedCall<Operation>) {
  const { keyId, password } = call.body
  const passwordHash = await provePassword(call, 'removeMail', keyId, password)
  return (change: Call<Operation>) => unbind(change, passwordHash)
}

async function unbind(call: Call<Operation>, passwordHash: string): Promise<true> {
  const { db, now, person } = call
  const user = await holdWhoProved(db, person.userId, passwordHash)
  if (!user.emailVerifiedAt) throw new Refusal(mailRefusals.mailNotBound)
  await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, user.id))
  const masked = maskedMail(user.email)
  call.audit({ before: { email: masked }, after: { email: '' } })
  const words = alerts.mailRemoved(masked)
  await alertPerson(db, { userId: user.id, words, formerly: { mail: user.email }, now })
  await publish(db, { userIds: [user.id], target: 'OnMenusChanged' })
  return true
}
