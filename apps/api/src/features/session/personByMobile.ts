import { sessionErrors } from '@atrium/contracts/session/contract'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'

/**
 * Who bound the mobile, held until the transaction ends. Ask for whoever has just proven that it is theirs: nobody
 * else may know.
 * @throws Refusal `accountMissing` or `accountLocked`
 */
export async function personByMobile(db: Connection, mobile: string) {
  const [user] = await db.select().from(users).where(eq(users.phone, mobile)).for('update')
  if (!user) throw new Refusal(sessionErrors.accountMissing, '该手机号尚未注册')
  if (user.lockedAt) throw new Refusal(sessionErrors.accountLocked, '账号已被锁定，请联系客服')
  return user
}
