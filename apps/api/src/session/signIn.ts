import { type sessionContract, sessionErrors } from '@atrium/features/session/contract'
import { eq } from 'drizzle-orm'
import { users } from '../database/schema'
import type { UnmanagedCall } from '../service/Call'
import { Refusal } from '../service/Refusal'
import { attempt } from './attempt'
import { checkVerification } from './checkVerification'
import { signInGuards } from './guards'
import { openSession } from './openSession'
import { checkPassword } from './passwords'
import { purgeNowAndThen } from './purge'
import { unsealPasswords } from './unsealPasswords'

/** Every step is the same for an account that doesn't exist, the time it takes included. */
export async function signIn({
  ports,
  now,
  address,
  query,
  body,
}: UnmanagedCall<typeof sessionContract.signIn>) {
  const { database, keys } = ports
  const db = database.connection
  await purgeNowAndThen(database, now)

  const { signIn: password } = await unsealPasswords(db, keys, body.keyId, { signIn: body.password }, now)
  const proven = await checkVerification(db, keys, body.verification, now)
  const guards = signInGuards(keys, body.userName, address)
  const opened = await attempt(database, guards, proven, now, async () => {
    const [user] = await db.select().from(users).where(eq(users.account, body.userName))
    const matches = await checkPassword(user?.passwordHash, password)
    if (!user || !matches) return undefined
    const { isWebClient } = query
    return openSession(ports, user.id, now, { isWebClient, passwordHash: user.passwordHash })
  })
  if (!opened) throw new Refusal(sessionErrors.wrongCredentials, '账号或密码错误')
  const { sessionId: _, ...answer } = opened
  return answer
}
