import { mostSentADay } from '@atrium/features/invitations/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { invitationDays } from '../database/schema'
import { refusals } from './refusals'

const beijing = 8 * 3_600_000

/**
 * Counts messages into the company's day, which begins at midnight in China. The company is held.
 *
 * @throws a refusal when the day has no room for all of them.
 */
export async function countSent(
  db: Connection,
  companyId: string,
  messages: number,
  now: Date,
): Promise<void> {
  const day = new Date(now.getTime() + beijing).toISOString().slice(0, 10)
  const [today] = await db
    .select({ sent: invitationDays.sent })
    .from(invitationDays)
    .where(and(eq(invitationDays.companyId, companyId), eq(invitationDays.day, day)))
  const left = mostSentADay - (today?.sent ?? 0)
  if (messages > left) throw refusals.dailyLimit(left)
  await db
    .insert(invitationDays)
    .values({ companyId, day, sent: messages })
    .onConflictDoUpdate({
      target: [invitationDays.companyId, invitationDays.day],
      set: { sent: sql`${invitationDays.sent} + ${messages}` },
    })
}
