import type { entryOperations } from '@atrium/contracts/session/entry/policy'
import type { recoveryOperations } from '@atrium/contracts/session/recovery/policy'
import { sessionRefusals } from '@atrium/contracts/session/refusals'
import { and, eq, isNotNull } from 'drizzle-orm'
import { type CodePurpose, checkCode, sendCode } from '../../../platform/codes'
import type { Connection } from '../../../platform/database/Connection'
import { alertPerson, alerts, type MessageWords } from '../../../platform/notifications'
import { users } from '../../../platform/people/tables'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { Call, UnmanagedCall } from '../../../ports/Call'
import { writeAuditRow } from '../../audit'
import { checkVerification } from '../challenges/checkVerification'
import { wordsOfPerson } from '../guess/guessRoutes'
import { endSessions } from '../security/endSessions'
import { personByMobile } from '../signIn/signInByCode'
import { checkPassword, hashPassword, requireGoodPassword } from './passwords'
import { unsealPasswords } from './unsealPasswords'

type ByMobile = UnmanagedCall<typeof entryOperations.recoverPassword>
type ByMail = UnmanagedCall<typeof recoveryOperations.recoverPasswordByMail>

/** A channel by which people prove who they are. */
interface RecoveryChannel {
  readonly operation: 'recoverPassword' | 'recoverPasswordByMail'
  readonly purpose: CodePurpose
  readonly to: string
  /** Called once the code was right. */
  readonly find: (db: Connection, to: string) => ReturnType<typeof personByMobile>
  readonly words: MessageWords
}

export const recoverPassword = (call: ByMobile) =>
  recover(call, {
    operation: 'recoverPassword',
    purpose: 'recover',
    to: call.body.mobile,
    find: personByMobile,
    words: alerts.recoveredByMobile,
  })

export const recoverPasswordByMail = (call: ByMail) =>
  recover(call, {
    operation: 'recoverPasswordByMail',
    purpose: 'recoverByMail',
    to: call.body.email,
    find: personByMail,
    words: alerts.recoveredByMail,
  })

/**
 * A right code stays valid while the new password is refused. Recovery signs nobody in, since a sign-in may need a
 * second step.
 */
async function recover(call: ByMobile | ByMail, way: RecoveryChannel) {
  const { ports, body, now } = call
  const { database, keys } = ports
  const { purpose, to, find } = way
  const sealed = { newPassword: body.password }
  const { newPassword } = await unsealPasswords(database.connection, keys, body.keyId, sealed, now)
  // Refuses easy passwords before they cost a try at the code.
  await requireGoodPassword(newPassword, to, to.split(/[@.]/))
  const proven = await checkCode(database, {
    keys,
    purpose,
    to,
    asker: call.codeChallenge,
    code: body.code,
    now,
  })
  const passwordHash = await hashOfNew(database.connection, way, newPassword)
  const userAccount = await database.transaction(async (db) => {
    const user = await find(db, to)
    await proven.spend(db)
    await db.update(users).set({ passwordHash, passwordChangedAt: now }).where(eq(users.id, user.id))
    await recordAndTell(db, call, user.id, way)
    return user.account
  })
  return { userAccount }
}

async function hashOfNew(
  db: Connection,
  { find, to }: RecoveryChannel,
  newPassword: string,
): Promise<string> {
  const { id, account, passwordHash } = await find(db, to)
  if (await checkPassword(passwordHash, newPassword)) {
    throw new Refusal(sessionRefusals.samePassword)
  }
  await requireGoodPassword(newPassword, account, await wordsOfPerson(db, id))
  return hashPassword(newPassword)
}

/** The mobile or mailbox may be in someone else's hands, so the person is notified on every channel. */
async function recordAndTell(
  db: Connection,
  { now, address, agent }: ByMobile | ByMail,
  userId: string,
  { operation, words }: RecoveryChannel,
): Promise<void> {
  const sessionsEnded = await endSessions(db, { userId, because: 'passwordChanged', now })
  await writeAuditRow(db, {
    companyId: '',
    at: now,
    actorId: userId,
    sessionId: '',
    operation,
    subject: { sessionsEnded },
    caller: { address, agent },
  })
  await alertPerson(db, { userId, words, now })
}

/**
 * The person with this verified address, like {@link personByMobile}. An address that was only written into a profile
 * identifies nobody.
 * @throws Refusal `accountMissing` or `accountLocked`
 */
async function personByMail(db: Connection, email: string) {
  const isTheirs = and(eq(users.email, email), isNotNull(users.emailVerifiedAt))
  const [user] = await db.select().from(users).where(isTheirs).for('update')
  if (!user) throw new Refusal(sessionRefusals.mailUnknown)
  if (user.lockedAt) throw new Refusal(sessionRefusals.accountLocked)
  return user
}

type SendMail = typeof recoveryOperations.sendRecoveryMail

/** Sends to whatever address was typed, as codes to mobiles do, so that it doesn't reveal who has an account. */
export async function sendRecoveryMail(call: UnmanagedCall<SendMail>) {
  const { ports, address, codeChallenge: asker, body, language, now } = call
  const proven = await checkVerification(call, body.verification)
  return ({ db, audit }: Call<SendMail>) => {
    const purpose = 'recoverByMail'
    audit({ purpose })
    return sendCode(db, { ports, purpose, to: body.email, asker, language, address, by: { proven }, now })
  }
}
