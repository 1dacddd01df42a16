import type { Connection } from '../database/Connection'
import { randomId } from '../keys/randomId'
import { outbox } from './tables'

interface Sms {
  readonly mobile: string
  /** The whole text. It may contain a code and is never logged. */
  readonly text: string
  /** When it becomes useless, such as when its code expires. Default: never. */
  readonly uselessAt?: Date
}

/** Queues an SMS in the transaction of its cause: it is sent if that commits. */
export const queueSms = (db: Connection, { now, ...sms }: Sms & { readonly now: Date }): Promise<void> =>
  queueManySms(db, [sms], now)

const atOnce = 1000

/** The same for many, in order. */
export async function queueManySms(db: Connection, messages: readonly Sms[], now: Date): Promise<void> {
  for (let start = 0; start < messages.length; start += atOnce) {
    const rows = messages.slice(start, start + atOnce).map(({ mobile, ...sms }) => ({
      ...sms,
      id: randomId(),
      channel: 'sms' as const,
      recipient: mobile,
      queuedAt: now,
      dueAt: now,
    }))
    await db.insert(outbox).values(rows)
  }
}
