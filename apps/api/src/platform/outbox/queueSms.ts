import type { Connection } from '../database/Connection'
import { randomId } from '../keys/randomId'
import { outbox } from './tables'

interface Sms {
  readonly mobile: string
  /** The whole text. It may hold a code: it is never logged. */
  readonly text: string
  /** From when on nobody can use it, such as when its code expires. Default: it is kept as all others are. */
  readonly uselessAt?: Date
}

/** Puts a short message into the outbox, on the transaction of what it tells: it leaves if that commits. */
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
