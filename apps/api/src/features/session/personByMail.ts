import { sessionErrors } from '@atrium/contracts/session/contract'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'

/**
 * Whose verified address it is, as {@link personByMobile}: one that was only written into a profile is nobody's.
 * @throws Refusal `accountMissing` or `accountLocked`
 */
export async function personByMail(db: Connection, email: string) {
  const isTheirs = and(eq(users.email, email), isNotNull(users.emailVerifiedAt))
  const [user] = await db.select().from(users).where(isTheirs).for('update')
  if (!user) throw new Refusal(sessionErrors.accountMissing, '该邮箱未绑定账号')
  if (user.lockedAt) throw new Refusal(sessionErrors.accountLocked, '账号已被锁定，请联系客服')
  return user
}
