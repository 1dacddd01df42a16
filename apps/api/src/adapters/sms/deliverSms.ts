import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/Connection'
import type { Log } from '../../platform/process/Log'
import { smsOutbox } from '../../platform/sms/tables'
import { type SmsGateway, SmsRefused } from '../../ports/SmsGateway'

interface Delivery {
  readonly database: Database
  readonly gateway: SmsGateway
  readonly clock: () => Date
  readonly log: Log
}

const atOnce = 20
/** A process that dies with messages in hand leaves them to the others after this long. */
const leaseMilliseconds = 60_000
const mostAttempts = 8
/** What waited longer, such as before a gateway was there, nobody wants any more. */
const freshMilliseconds = 3_600_000

/** Delivers what is due, a few at a time. Answers how many it took in hand. */
export async function deliverSms(delivery: Delivery): Promise<number> {
  const taken = await takeDue(delivery)
  await Promise.all(taken.map((sms) => deliverOne(delivery, sms)))
  return taken.length
}

type TakenSms = typeof smsOutbox.$inferSelect

/** Of several processes each takes others: what one has locked, or leased, the next passes over. */
function takeDue({ database, clock }: Delivery): Promise<TakenSms[]> {
  const now = clock()
  return database.transaction(async (db) => {
    const due = await db
      .select({ id: smsOutbox.id })
      .from(smsOutbox)
      .where(and(isNotNull(smsOutbox.dueAt), lte(smsOutbox.dueAt, now)))
      .orderBy(smsOutbox.dueAt)
      .limit(atOnce)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    const ids = due.map(({ id }) => id)
    return db
      .update(smsOutbox)
      .set({ dueAt: after(now, leaseMilliseconds), attempts: sql`${smsOutbox.attempts} + 1` })
      .where(inArray(smsOutbox.id, ids))
      .returning()
  })
}

async function deliverOne({ database, gateway, clock, log }: Delivery, sms: TakenSms): Promise<void> {
  const row = eq(smsOutbox.id, sms.id)
  const end = (deliveredAt: Date | null) =>
    database.connection.update(smsOutbox).set({ dueAt: null, deliveredAt, text: '' }).where(row)
  try {
    if (isTooOld(sms, clock())) throw new SmsRefused('It is too old.')
    await gateway.send({ id: sms.id, mobile: sms.mobile, text: sms.text })
    await end(clock())
  } catch (error) {
    const isOver = error instanceof SmsRefused || sms.attempts >= mostAttempts
    const reason = error instanceof Error ? error.message : 'unknown'
    log({ level: 'warning', event: isOver ? 'smsGivenUp' : 'smsDelayed', id: sms.id, reason })
    if (isOver) await end(null)
    else {
      const dueAt = after(clock(), 2 ** sms.attempts * 1000)
      await database.connection.update(smsOutbox).set({ dueAt }).where(row)
    }
  }
}

const isTooOld = ({ queuedAt, uselessAt }: TakenSms, now: Date) =>
  now > after(queuedAt, freshMilliseconds) || (uselessAt !== null && now >= uselessAt)

const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds)
