import { eq } from 'drizzle-orm'
import type { Connection } from '../../database/Connection'
import { queueMail, queueSms } from '../../outbox'
import { users } from '../../people/tables'
import { countWithin } from '../../quotas'
import { mailWords } from '../mailPeople'
import { type MessageWords, sendMessage } from '../sendMessage'

interface Alert {
  readonly userId: string
  readonly words: MessageWords
  /** Where the person was reached before the change: an attacker who made it may own the new address. */
  readonly formerly?: { readonly mobile?: string; readonly mail?: string | undefined }
  readonly now: Date
}

const day = 86_400_000
/** Short messages cost money, and somebody could change their password all day. */
const mostSmsADay = 10

/**
 * Notifies a person on every known channel of what affected their account: in the message centre, by SMS, and by mail
 * if an address is verified. Call it in the transaction of the change, near its end, like {@link sendMessage}.
 */
export async function alertPerson(db: Connection, { userId, words, formerly = {}, now }: Alert) {
  const [user] = await db
    .select({
      mobile: users.phone,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      language: users.language,
    })
    .from(users)
    .where(eq(users.id, userId))
  if (!user) return
  const mobile = formerly.mobile ?? user.mobile
  if (mobile !== '' && (await countWithin(db, `alerts ${userId}`, day, now)) <= mostSmsADay)
    await queueSms(db, { mobile, text: `【Atrium】${words.content}`, now })
  const mails = [user.emailVerifiedAt ? user.email : '', formerly.mail ?? '']
  for (const to of new Set(mails.filter(Boolean)))
    await queueMail(db, { to, words: mailWords(words, user.language), now })
  await sendMessage(db, { userIds: [userId], kind: 'security', ...words, now })
}
