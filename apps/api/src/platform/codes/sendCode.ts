import { codeRefusals } from '@atrium/contracts/shared/codes/refusals'
import { eq } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { randomId } from '../keys/randomId'
import { queueMail, queueSms } from '../outbox'
import type { Language } from '../people/Language'
import { Refusal } from '../refusal/Refusal'
import type { CodeRequest } from './CodeRequest'
import { codeKey, codeProof, newCode, pauseKey } from './codeProof'
import { type CodePurpose, purposes } from './codePurpose'
import { codeRules } from './codeRules'
import { countSending } from './countSending'
import { verificationCodes } from './tables'

interface SentCode {
  /** When the next one may be requested. */
  readonly retryAfterSeconds: number
}

/**
 * Sends a code in the caller's transaction; it replaces the previous one for the same page. It neither checks
 * nor reveals whether the mobile or address has an account: only the code proves who may know.
 *
 * @throws Refusal `tooSoon`, with `retryAfterSeconds` as its data, `tooManyToday`, `proofRequired` or
 * `budgetSpent`
 */
export async function sendCode(db: Connection, request: CodeRequest): Promise<SentCode> {
  const { ports, purpose, to, asker, language = 'zh-CN', now } = request
  const key = codeKey(ports.keys, purpose, to, asker)
  await takePause(db, pauseKey(ports.keys, purpose, to), now)
  await countSending(db, request)

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

/** Of two simultaneous requests, the second one waits here and is then too soon. The row contains no code. */
async function takePause(db: Connection, key: string, now: Date): Promise<void> {
  const nobody = { key, proof: '', salt: '', sentAt: new Date(0), expiresAt: new Date(0) }
  await db.insert(verificationCodes).values(nobody).onConflictDoNothing()
  const own = eq(verificationCodes.key, key)
  const [row] = await db.select().from(verificationCodes).where(own).for('update')
  if (!row) throw new Error('The row of a pause could not be held.')
  const wait = row.sentAt.getTime() + codeRules.resendMilliseconds - now.getTime()
  if (wait > 0) throw new Refusal(codeRefusals.tooSoon({ retryAfterSeconds: Math.ceil(wait / 1000) }))
  const expiresAt = new Date(now.getTime() + codeRules.resendMilliseconds)
  await db.update(verificationCodes).set({ sentAt: now, expiresAt }).where(own)
}

interface CodeMessage {
  readonly purpose: CodePurpose
  readonly to: string
  readonly language: Language
  readonly code: string
  readonly expiresAt: Date
  readonly now: Date
}

const minutes = codeRules.lifeMilliseconds / 60_000

/** Queues the message with a code. */
function queueCode(db: Connection, request: CodeMessage): Promise<void> {
  const { purpose, to, language, code, expiresAt: uselessAt, now } = request
  const purposeWords = purposes[purpose]
  if (purposeWords.channel === 'sms') {
    const text = `【Atrium】验证码${code}，用于${purposeWords.text}，${minutes}分钟内有效。如非本人操作，请勿告知他人。`
    return queueSms(db, { mobile: to, text, uselessAt, now })
  }
  const words =
    language === 'en'
      ? {
          subject: `Your code to ${purposeWords.textEn}`,
          paragraphs: [
            `Use this code to ${purposeWords.textEn}:`,
            `It is good for ${minutes} minutes and for one use. Tell it to nobody, not even to us.`,
          ],
          closing:
            'You get this mail because somebody entered your address at Atrium. If that wasn’t you, there is nothing to do: without the code nothing happens.',
        }
      : {
          subject: `Atrium验证码：${purposeWords.text}`,
          paragraphs: [
            `您正在Atrium ${purposeWords.text}，验证码为：`,
            `验证码${minutes}分钟内有效，仅能使用一次。请勿告知他人，包括我们的工作人员。`,
          ],
          closing:
            '您收到此邮件，是因为有人在Atrium填写了您的邮箱。如非本人操作，请忽略：没有验证码不会有任何变更。',
        }
  return queueMail(db, { to, words: { ...words, language, code }, uselessAt, now })
}
