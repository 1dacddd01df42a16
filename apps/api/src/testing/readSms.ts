import { desc, eq } from 'drizzle-orm'
import type { Database } from '../platform/database/Connection'
import { outbox } from '../tables'

/** Undelivered texts to a mobile, newest first. */
export async function readSms({ connection }: Database, mobile: string): Promise<string[]> {
  const rows = await connection
    .select({ text: outbox.text })
    .from(outbox)
    .where(eq(outbox.recipient, mobile))
    .orderBy(desc(outbox.queuedAt))
  return rows.map(({ text }) => text)
}

/** The six digits of the newest message to a mobile. */
export async function readCode(database: Database, mobile: string): Promise<string> {
  const code = /\d{6}/.exec((await readSms(database, mobile))[0] ?? '')?.[0]
  if (code === undefined) throw new Error(`No code was sent to ${mobile}.`)
  return code
}
