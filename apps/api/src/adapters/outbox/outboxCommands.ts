import { desc, eq } from 'drizzle-orm'
import { outbox } from '../../platform/outbox/tables'
import type { OperatorCall, OperatorCommand } from '../../ports/OperatorCommand'

const most = 20

/** For development without a carrier: the messages that people would have received. */
export const outboxCommands: readonly OperatorCommand[] = [
  {
    name: 'outbox',
    usage: '[--mobile <number>] [--mail <address>]',
    about: `The newest ${most} short messages and mails, with their texts until they are delivered or useless.`,
    effect: 'reads',
    run: listOutbox,
  },
]

async function listOutbox({ db, now, options }: OperatorCall): Promise<string> {
  const recipient = options.mobile ?? options.mail
  const rows = await db
    .select()
    .from(outbox)
    .where(typeof recipient === 'string' ? eq(outbox.recipient, recipient.toLowerCase()) : undefined)
    .orderBy(desc(outbox.queuedAt), desc(outbox.id))
    .limit(most)
  if (rows.length === 0) return 'No messages.'
  return rows.map((row) => `${row.queuedAt.toISOString()}  ${row.recipient}  ${fate(row, now)}`).join('\n')
}

function fate({ subject, text, deliveredAt, uselessAt }: typeof outbox.$inferSelect, now: Date): string {
  const isUseless = uselessAt !== null && uselessAt <= now
  // A mail has several lines, which would look like separate messages.
  if (text !== '' && !isUseless)
    return [subject, text]
      .filter(Boolean)
      .join(' | ')
      .replace(/\s*\n+\s*/g, ' ')
  if (deliveredAt) return `(delivered ${deliveredAt.toISOString()})`
  return isUseless ? '(expired)' : '(given up)'
}
