import type { invitationsOperations } from '@atrium/contracts/invitations/policy'
import { invitationsRefusals } from '@atrium/contracts/invitations/refusals'
import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import type { CallPorts } from '../../ports/Ports'
import { companies } from '../organisation/tables'
import { invitationDays } from './tables'

interface Budget {
  readonly perDay: number
  /** Left of today's budget, which begins at midnight in China. */
  readonly left: number
}

interface Asking {
  readonly db: Connection
  readonly ports: CallPorts
  readonly now: Date
}

export const getInvitationBudget = (call: Call<typeof invitationsOperations.getInvitationBudget>) =>
  budgetOf(call, call.company.companyId)

/**
 * Counts messages against the company's daily budget. The company is locked.
 *
 * @throws Refusal when the budget is too small for all of them
 */
export async function spendBudget(asking: Asking, companyId: string, messages: number): Promise<void> {
  const { db, now } = asking
  const budget = await budgetOf(asking, companyId)
  if (messages > budget.left) throw new Refusal(invitationsRefusals.dailyLimit(budget))
  await db
    .insert(invitationDays)
    .values({ companyId, day: dayOf(now), sent: messages })
    .onConflictDoUpdate({
      target: [invitationDays.companyId, invitationDays.day],
      set: { sent: sql`${invitationDays.sent} + ${messages}` },
    })
}

/** What a company may still invite today by text message. */
export async function budgetOf({ db, ports, now }: Asking, companyId: string): Promise<Budget> {
  const [company] = await db
    .select({ own: companies.invitationsPerDay, sent: invitationDays.sent })
    .from(companies)
    .leftJoin(
      invitationDays,
      and(eq(invitationDays.companyId, companies.id), eq(invitationDays.day, dayOf(now))),
    )
    .where(eq(companies.id, companyId))
  const perDay = company?.own ?? ports.settings.invitationsPerDay
  return { perDay, left: Math.max(0, perDay - (company?.sent ?? 0)) }
}

const beijing = 8 * 3_600_000

const dayOf = (now: Date) => new Date(now.getTime() + beijing).toISOString().slice(0, 10)
