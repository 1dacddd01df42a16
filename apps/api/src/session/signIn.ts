import { type sessionContract, sessionErrors } from '@atrium/features/session/contract'
import { eq } from 'drizzle-orm'
import { users } from '../database/schema'
import type { UnmanagedCall } from '../service/Call'
import { Refusal } from '../service/Refusal'
import { attempt } from './attempt'
import { checkVerification } from './checkVerification'
import { type Guards, signInGuards } from './guards'
import { logRefusedTries } from './logRefusedTries'
import { type OpenedSession, openSession } from './openSession'
import { checkPassword } from './passwords'
import { unsealPasswords } from './unsealPasswords'

type SignInCall = UnmanagedCall<typeof sessionContract.signIn>

export async function signIn(call: SignInCall) {
  const { ports, address, body } = call
  const guards = signInGuards(ports.keys, body.userName, address)
  const tried = { operation: 'signIn', account: guards.own.key, address }
  const { sessionId: _, ...answer } = await logRefusedTries(ports.log, tried, () => open(call, guards))
  return answer
}

/** Every step is the same for an account that doesn't exist, the time it takes included. */
async function open(
  { ports, now, query, body, address, agent }: SignInCall,
  guards: Guards,
): Promise<OpenedSession> {
  const { database, keys } = ports
  const db = database.connection
  const { signIn: password } = await unsealPasswords(db, keys, body.keyId, { signIn: body.password }, now)
  const proven = await checkVerification(db, keys, body.verification, now)
  const opened = await attempt(database, guards, proven, now, async () => {
    const [user] = await db.select().from(users).where(eq(users.account, body.userName))
    const matches = await checkPassword(user?.passwordHash, password)
    if (!user || !matches) return undefined
    const { isWebClient } = query
    return openSession(ports, user.id, now, {
      isWebClient,
      passwordHash: user.passwordHash,
      caller: { address, agent },
    })
  })
  if (!opened) throw new Refusal(sessionErrors.wrongCredentials, '账号或密码错误')
  return opened
}
