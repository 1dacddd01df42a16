import { eq } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { codeQuotas, verificationCodes } from '../database/schema'
import { networkOf } from '../service/networkOf'
import { mac } from '../session/mac'
import { randomId } from '../session/randomId'
import type { ServiceKeys } from '../session/serviceKeys'
import { queueSms } from '../sms'
import { codeKey, codeProof, newCode } from './codeProof'
import { type CodePurpose, purposeTexts } from './codePurpose'
import { codeRules } from './codeRules'
import { refusals } from './refusals'

export interface CodeWanted {
  readonly keys: ServiceKeys
  readonly purpose: CodePurpose
  readonly mobile: string
  /** Of the caller, as `call.address` has it. */
  readonly address: string
  readonly now: Date
}

export interface SentCode {
  /** When the next one may be asked for. */
  readonly retryAfterSeconds: number
}

/**
 * Sends a code, which replaces the one before it, on the caller's transaction. It neither looks nor tells whether
 * anybody has the mobile: who may know that proves first, by the code, that it is theirs.
 *
 * @throws Refusal `tooSoon`, with `retryAfterSeconds` as its data, or `tooManyToday`
 */
export async function sendCode(db: Connection, wanted: CodeWanted): Promise<SentCode> {
  const { keys, purpose, mobile, address, now } = wanted
  const key = codeKey(keys, purpose, mobile)
  await requirePause(db, key, now)
  await countOne(db, mac(keys.derivation, ['quota', 'mobile', mobile]), codeRules.mostPerMobile, now)
  const network = mac(keys.derivation, ['quota', 'address', networkOf(address)])
  await countOne(db, network, codeRules.mostPerAddress, now)
  if (address.includes(':')) {
    const site = mac(keys.derivation, ['quota', 'address', networkOf(address, 3)])
    await countOne(db, site, codeRules.mostPerSite, now)
  }

  const code = newCode()
  const salt = randomId()
  const row = {
    proof: codeProof(keys, key, salt, code),
    salt,
    tries: 0,
    sentAt: now,
    expiresAt: new Date(now.getTime() + codeRules.lifeMilliseconds),
    spentAt: null,
  }
  await db
    .insert(verificationCodes)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: verificationCodes.key, set: row })
  const minutes = codeRules.lifeMilliseconds / 60_000
  const text = `【Atrium】验证码 ${code}，用于${purposeTexts[purpose]}，${minutes}分钟内有效。如非本人操作，请勿告知他人。`
  await queueSms(db, { mobile, text, now })
  return { retryAfterSeconds: codeRules.resendMilliseconds / 1000 }
}

/** Of two requests at once the second one waits here, then is too soon. */
async function requirePause(db: Connection, key: string, now: Date): Promise<void> {
  const nobody = { key, proof: '', salt: '', sentAt: new Date(0), expiresAt: new Date(0) }
  await db.insert(verificationCodes).values(nobody).onConflictDoNothing()
  const [row] = await db.select().from(verificationCodes).where(eq(verificationCodes.key, key)).for('update')
  if (!row) throw new Error('The row of a code could not be held.')
  const wait = row.sentAt.getTime() + codeRules.resendMilliseconds - now.getTime()
  if (wait > 0) throw refusals.tooSoon(Math.ceil(wait / 1000))
}

const day = 86_400_000

async function countOne(db: Connection, key: string, most: number, now: Date): Promise<void> {
  const [row] = await db
    .insert(codeQuotas)
    .values({ key, count: 0, startedAt: now })
    .onConflictDoUpdate({ target: codeQuotas.key, set: { key } })
    .returning()
  const isOver = !row || now.getTime() - row.startedAt.getTime() >= day
  const counted = isOver ? { count: 1, startedAt: now } : { count: row.count + 1, startedAt: row.startedAt }
  if (counted.count > most) throw refusals.tooManyToday()
  await db.update(codeQuotas).set(counted).where(eq(codeQuotas.key, key))
}
