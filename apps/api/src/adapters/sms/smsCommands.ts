import { desc, eq } from 'drizzle-orm'
import { smsOutbox } from '../../platform/sms/tables'
import type { OperatorCall, OperatorCommand } from '../../ports/OperatorCommand'

const most = 20

/** For development, where no gateway carries messages: what people would have been sent. */
export const smsCommands: readonly OperatorCommand[] = [
  {
    name: 'outbox',
    usage: '[--mobile <number>]',
    about: `The newest ${most} short messages, with their texts until they are delivered or useless.`,
    effect: 'reads',
    run: listOutbox,
  },
]

async function listOutbox({ db, now, options }: OperatorCall): Promise<string> {
  const { mobile } = options
  const rows = await db
    .select()
    .from(smsOutbox)
    .where(typeof mobile === 'string' ? eq(smsOutbox.mobile, mobile) : undefined)
    .orderBy(desc(smsOutbox.queuedAt), desc(smsOutbox.id))
    .limit(most)
  if (rows.length === 0) return 'No short messages.'
  return rows.map((row) => `${row.queuedAt.toISOString()}  ${row.mobile}  ${fate(row, now)}`).join('\n')
}

function fate({ text, deliveredAt, uselessAt }: typeof smsOutbox.$inferSelect, now: Date): string {
  const isUseless = uselessAt !== null && uselessAt <= now
  if (text !== '' && !isUseless) return text
  if (deliveredAt) return `(delivered ${deliveredAt.toISOString()})`
  return isUseless ? '(expired)' : '(given up)'
}
