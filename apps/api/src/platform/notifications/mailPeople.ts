import { and, inArray, isNotNull, ne } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { queueMail } from '../outbox'
import { users } from '../people/tables'
import type { MessageWords } from './sendMessage'

interface PeopleMail {
  readonly userIds: readonly string[]
  readonly words: MessageWords
  readonly now: Date
}

/** Sends a message by mail as well, to those of these people whose address is verified. */
export async function mailPeople(db: Connection, { userIds, words, now }: PeopleMail): Promise<void> {
  if (userIds.length === 0) return
  const people = await db
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), isNotNull(users.emailVerifiedAt), ne(users.email, '')))
  for (const { email, language } of people)
    await queueMail(db, { to: email, words: mailWords(words, language), now })
}

export const mailWords = (words: MessageWords, language: (typeof users.$inferSelect)['language']) =>
  language === 'en'
    ? {
        language,
        subject: words.titleEn,
        paragraphs: [words.contentEn],
        closing: 'You get this mail because your account at Atrium has this address.',
      }
    : {
        language,
        subject: `Atrium ${words.title}`,
        paragraphs: [words.content],
        closing: '您收到此邮件，是因为您的Atrium账号绑定了此邮箱。',
      }
