import { eq } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { randomId } from '../keys/randomId'
import type { CodeWanted } from './CodeWanted'
import { codeKey, codeProof, newCode, pauseKey } from './codeProof'
import { codeRules } from './codeRules'
import { countSending } from './countSending'
import { queueCode } from './queueCode'
import { refusals } from './refusals'
import { verificationCodes } from './tables'

interface SentCode {
  /** When the next one may be asked for. */
  readonly retryAfterSeconds: number
}

/**
 * Sends a code, which replaces the one before it to the same page, on the caller's transaction. It neither looks nor
 * tells whether anybody has the mobile or the address: who may know that proves first, by the code, that it is theirs.
 *
 * @throws Refusal `tooSoon`, with `retryAfterSeconds` as its data, `tooManyToday`, `proofRequired` or `budgetSpent`
 */
export async function sendCode(db: Connection, wanted: CodeWanted): Promise<SentCode> {
  const { ports, purpose, to, asker, language = 'zh-CN', now } = wanted
  const key = codeKey(ports.keys, purpose, to, asker)
  await takePause(db, pauseKey(ports.keys, purpose, to), now)
  await countSending(db, wanted)

  const code = newCode()
  const salt = randomId()
  const expiresAt = new Date(now.getTime() + codeRules.lifeMilliseconds)
  const proof = codeProof(ports.keys, key, salt, code)
  const row = { proof, salt, tries: 0, sentAt: now, expiresAt, spentAt: null }
  await db
    .insert(verificationCodes)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: verificationCodes.key, set: row })
  await queueCode(db, { purpose, to, language, code, expiresAt, now })
  return { retryAfterSeconds: codeRules.resendMilliseconds / 1000 }
}

/** Of two requests at once the second one waits here, then is too soon. The row holds no code. */
async function takePause(db: Connection, key: string, now: Date): Promise<void> {
  const nobody = { key, proof: '', salt: '', sentAt: new Date(0), expiresAt: new Date(0) }
  await db.insert(verificationCodes).values(nobody).onConflictDoNothing()
  const own = eq(verificationCodes.key, key)
  const [row] = await db.select().from(verificationCodes).where(own).for('update')
  if (!row) throw new Error('The row of a pause could not be held.')
  const wait = row.sentAt.getTime() + codeRules.resendMilliseconds - now.getTime()
  if (wait > 0) throw refusals.tooSoon(Math.ceil(wait / 1000))
  const expiresAt = new Date(now.getTime() + codeRules.resendMilliseconds)
  await db.update(verificationCodes).set({ sentAt: now, expiresAt }).where(own)
}
