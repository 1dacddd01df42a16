import { sessionErrors } from '@atrium/features/session/contract'
import type { entryContract } from '@atrium/features/session/entry/contract'
import { eq } from 'drizzle-orm'
import { checkCode } from '../../platform/codes'
import type { Connection } from '../../platform/database/Connection'
import { queueSms } from '../../platform/outbox'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { UnmanagedCall } from '../../ports/Call'
import { writeAuditRow } from '../audit'
import { sendMessage } from '../messages'
import { endSessions } from './endSessions'
import { checkPassword, hashPassword } from './passwords'
import { personByMobile } from './personByMobile'
import { requireGoodPassword } from './requireGoodPassword'
import { unsealPasswords } from './unsealPasswords'
import { wordsOfPerson } from './wordsOfPerson'

type RecoverCall = UnmanagedCall<typeof entryContract.recoverPassword>

/** A code that was right stays good while the password is refused. Nobody is signed in by it: that takes all it takes. */
export async function recoverPassword(call: RecoverCall) {
  const { ports, body, now } = call
  const { database, keys } = ports
  const { mobile, code, keyId } = body
  const sealed = { newPassword: body.password }
  const { newPassword } = await unsealPasswords(database.connection, keys, keyId, sealed, now)
  // What anybody would guess is refused before it costs a try at the code.
  await requireGoodPassword(newPassword, mobile, [mobile])
  const proven = await checkCode(database, { keys, purpose: 'recover', to: mobile, code, now })
  const passwordHash = await hashOfNew(database.connection, mobile, newPassword)
  const userAccount = await database.transaction(async (db) => {
    const user = await personByMobile(db, mobile)
    await proven.spend(db)
    await db.update(users).set({ passwordHash, passwordChangedAt: now }).where(eq(users.id, user.id))
    await recordAndTell(db, call, user)
    return user.account
  })
  return { userAccount }
}

async function hashOfNew(db: Connection, mobile: string, newPassword: string): Promise<string> {
  const { id, account, passwordHash } = await personByMobile(db, mobile)
  if (await checkPassword(passwordHash, newPassword)) {
    throw new Refusal(sessionErrors.samePassword, '新密码不能与原密码相同')
  }
  await requireGoodPassword(newPassword, account, await wordsOfPerson(db, id))
  return hashPassword(newPassword)
}

/** Whoever has the mobile in hand need not be whose it is: the person is told wherever they may see it. */
async function recordAndTell(
  db: Connection,
  { now, address, agent }: RecoverCall,
  user: { readonly id: string; readonly phone: string },
): Promise<void> {
  const sessionsEnded = await endSessions(db, { userId: user.id, because: 'passwordChanged', now })
  await writeAuditRow(db, {
    companyId: '',
    at: now,
    actorId: user.id,
    sessionId: '',
    operation: 'recoverPassword',
    subject: { sessionsEnded },
    caller: { address, agent },
  })
  const text =
    '【Atrium】您的登录密码已通过短信验证码重置，所有设备上的登录均已退出。如非本人操作，请立即联系客服。'
  await queueSms(db, { mobile: user.phone, text, now })
  await sendMessage(db, {
    userIds: [user.id],
    kind: 'notice',
    title: '登录密码已重置',
    content:
      '您的登录密码已通过短信验证码重置，所有设备上的登录均已退出。如非本人操作，请立即重置密码并联系客服。',
    titleEn: 'Your password was reset',
    contentEn:
      'Your password was reset with a code sent to your phone, and you were signed out everywhere. If this wasn’t you, reset it again at once and contact customer service.',
    now,
  })
}
