import { type sessionContract, sessionErrors } from '@atrium/features/session/contract'
import { eq } from 'drizzle-orm'
import { users } from '../database/schema'
import type { Call } from '../service/Call'
import { Refusal } from '../service/Refusal'
import { type Admission, admit, forgive, signInGuards } from './attempts'
import { checkVerification } from './checkVerification'
import { openSession } from './openSession'
import { checkPassword } from './passwords'
import { purgeNowAndThen } from './purge'
import { serviceKeys } from './serviceKeys'
import { unsealPasswords } from './unsealPasswords'

/** Every step is the same for an account that doesn't exist, the time it takes included. */
export async function signIn({ ports, now, address, query, body }: Call<typeof sessionContract.signIn>) {
  const { database } = ports
  const db = database.connection
  const keys = await serviceKeys(database)
  await purgeNowAndThen(database, now)

  const { signIn: password } = await unsealPasswords(db, keys, body.keyId, { signIn: body.password }, now)
  const proven = await checkVerification(db, keys, body.verification, now)
  const guards = signInGuards(keys, body.userName, address)
  requireAdmission(await admit(database, guards, proven, now), now)

  const [user] = await db.select().from(users).where(eq(users.account, body.userName))
  const matches = await checkPassword(user?.passwordHash, password)
  if (!user || !matches) throw wrongCredentials()

  const opened = await openSession(ports, user.id, now, {
    isWebClient: query.isWebClient,
    passwordHash: user.passwordHash,
  })
  if (!opened) throw wrongCredentials()
  await forgive(database, guards)
  const { sessionId: _, ...answer } = opened
  return answer
}

export function requireAdmission(admission: Admission, now: Date): void {
  if (admission.outcome === 'proofRequired') {
    throw new Refusal(sessionErrors.verificationRequired, '登录失败次数较多，请完成验证后再登录')
  }
  if (admission.outcome === 'locked') {
    throw new Refusal(sessionErrors.locked, `尝试过于频繁，请${waitOf(admission.until, now)}后再试`)
  }
}

function waitOf(until: Date, now: Date): string {
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000)
  return seconds < 60 ? `${seconds}秒` : `${Math.ceil(seconds / 60)}分钟`
}

const wrongCredentials = () => new Refusal(sessionErrors.wrongCredentials, '账号或密码错误')
