import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/Connection'
import { outbox } from '../../platform/outbox/tables'
import type { Log } from '../../platform/process/Log'
import { type Carrier, DeliveryRefused } from '../../ports/Carrier'

export interface Delivery {
  readonly database: Database
  readonly carrier: Carrier
  readonly clock: () => Date
  readonly log: Log
}

type TakenMessage = typeof outbox.$inferSelect

/** After this time, other processes take over the messages of a process that died. */
const leaseMilliseconds = 60_000

/** Takes due messages, skipping those that another process has locked or leased. */
export function takeDue({ database, carrier, clock }: Delivery, most: number): Promise<TakenMessage[]> {
  const now = clock()
  return database.transaction(async (db) => {
    const due = await db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.channel, carrier.channel), isNotNull(outbox.dueAt), lte(outbox.dueAt, now)))
      .orderBy(outbox.dueAt)
      .limit(most)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    const ids = due.map(({ id }) => id)
    return db
      .update(outbox)
      .set({ dueAt: after(now, leaseMilliseconds), attempts: sql`${outbox.attempts} + 1` })
      .where(inArray(outbox.id, ids))
      .returning()
  })
}

/** Delivers one message, or schedules the next attempt. */
export async function deliver(
  { database, carrier, clock, log }: Delivery,
  message: TakenMessage,
): Promise<void> {
  const { id, recipient, subject, text, html, attempts } = message
  const row = eq(outbox.id, id)
  const end = (deliveredAt: Date | null) =>
    database.connection.update(outbox).set({ dueAt: null, deliveredAt, text: '', html: '' }).where(row)
  try {
    if (isTooOld(message, carrier, clock())) throw new DeliveryRefused('It is too old.')
    await carrier.send({ id, recipient, subject, text, html })
    await end(clock())
  } catch (error) {
    const isOver = error instanceof DeliveryRefused || attempts >= carrier.mostAttempts
    const reason = error instanceof Error ? error.message : 'unknown'
    const event = isOver ? 'messageGivenUp' : 'messageDelayed'
    log({ level: 'warning', event, channel: carrier.channel, id, reason })
    if (isOver) await end(null)
    else {
      const dueAt = after(clock(), 2 ** attempts * 1000)
      await database.connection.update(outbox).set({ dueAt }).where(row)
    }
  }
}

const isTooOld = ({ queuedAt, uselessAt }: TakenMessage, { freshMilliseconds }: Carrier, now: Date) =>
  now > after(queuedAt, freshMilliseconds) || (uselessAt !== null && now >= uselessAt)

const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds)
