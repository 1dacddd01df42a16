import type { Connection } from '../database/Connection'
import { queueMail, queueSms } from '../outbox'
import type { Language } from '../people/Language'
import { type CodePurpose, purposes } from './codePurpose'
import { codeRules } from './codeRules'

interface CodeToTell {
  readonly purpose: CodePurpose
  readonly to: string
  readonly language: Language
  readonly code: string
  readonly expiresAt: Date
  readonly now: Date
}

const minutes = codeRules.lifeMilliseconds / 60_000

/** Puts the message with a code into the outbox. */
export function queueCode(db: Connection, wanted: CodeToTell): Promise<void> {
  const { purpose, to, language, code, expiresAt: uselessAt, now } = wanted
  const told = purposes[purpose]
  if (told.channel === 'sms') {
    const text = `【Atrium】验证码${code}，用于${told.text}，${minutes}分钟内有效。如非本人操作，请勿告知他人。`
    return queueSms(db, { mobile: to, text, uselessAt, now })
  }
  const words =
    language === 'en'
      ? {
          subject: `Your code to ${told.textEn}`,
          paragraphs: [
            `Use this code to ${told.textEn}:`,
            `It is good for ${minutes} minutes and for one use. Tell it to nobody, not even to us.`,
          ],
          closing:
            'You get this mail because somebody entered your address at Atrium. If that wasn’t you, there is nothing to do: without the code nothing happens.',
        }
      : {
          subject: `Atrium验证码：${told.text}`,
          paragraphs: [
            `您正在Atrium ${told.text}，验证码为：`,
            `验证码${minutes}分钟内有效，仅能使用一次。请勿告知他人，包括我们的工作人员。`,
          ],
          closing:
            '您收到此邮件，是因为有人在Atrium填写了您的邮箱。如非本人操作，请忽略：没有验证码不会有任何变更。',
        }
  return queueMail(db, { to, words: { ...words, language, code }, uselessAt, now })
}
