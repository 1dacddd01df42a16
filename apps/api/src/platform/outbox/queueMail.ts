import type { Connection } from '../database/Connection'
import { randomId } from '../keys/randomId'
import { isMailAddress } from '../mail/isMailAddress'
import type { MailWords } from '../mail/MailWords'
import { renderMail } from '../mail/renderMail'
import { outbox } from './tables'

interface Mail {
  readonly to: string
  /** The texts. They may contain a code and are never logged. */
  readonly words: MailWords
  /** As for an SMS. */
  readonly uselessAt?: Date
  readonly now: Date
}

/** Queues a mail, as {@link queueSms} does an SMS. */
export async function queueMail(db: Connection, { to, words, now, ...rest }: Mail): Promise<void> {
  // Contracts accept nothing else; an address that slipped past them must never become a second header.
  if (!isMailAddress(to)) throw new Error('The recipient of a mail is not a valid address.')
  await db.insert(outbox).values({
    ...rest,
    ...renderMail(words),
    id: randomId(),
    channel: 'mail',
    recipient: to,
    queuedAt: now,
    dueAt: now,
  })
}
