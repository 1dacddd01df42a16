import type { socialOperations } from '@atrium/contracts/session/social/policy'
import { socialRefusals } from '@atrium/contracts/session/social/refusals'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { findBound } from './findBound'
import { notifyPerson } from './notifyPerson'
import { providerOf } from './providerOf'
import { readTicket } from './readTicket'
import type { Ticket } from './sealed'
import { socialAccounts } from './tables'
import { useOnce } from './useOnce'

/** Requires a recent proof of identity with all steps, so that a binding bypasses none. */
export async function bindSocialAccount(call: Call<typeof socialOperations.bindSocialAccount>) {
  const { db, ports, now, person, body, audit, unchanged } = call
  const { userId } = person
  const ticket = await readTicket(call, body.ticket)
  if (ticket.userId !== null && ticket.userId !== userId) throw new Refusal(socialRefusals.otherPerson)
  const provider = providerOf(ports.social, ticket.provider)
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  if (!(await useOnce(db, ticket))) throw new Refusal(socialRefusals.ticketLate)
  if ((await bind(db, userId, ticket, now)) === 'own') {
    unchanged()
    return true as const
  }
  audit({ factor: 'socialAccount', provider: provider.id, displayName: ticket.displayName })
  await notifyPerson(db, userId, 'bound', provider, now)
  return true as const
}

/** The second of two simultaneous people waits for the first, and is refused. */
async function bind(db: Connection, userId: string, ticket: Ticket, now: Date): Promise<'own' | 'new'> {
  const { provider, subject, displayName } = ticket
  const bound = await findBound(db, ticket)
  if (bound) {
    if (bound.userId !== userId) throw new Refusal(socialRefusals.boundElsewhere)
    return 'own'
  }
  const isOwnOfProvider = and(eq(socialAccounts.userId, userId), eq(socialAccounts.provider, provider))
  if ((await db.$count(socialAccounts, isOwnOfProvider)) > 0) throw new Refusal(socialRefusals.otherBound)
  const added = await db
    .insert(socialAccounts)
    .values({ provider, subject, userId, displayName, boundAt: now })
    .onConflictDoNothing()
    .returning({ subject: socialAccounts.subject })
  if (added.length === 0) throw new Refusal(socialRefusals.boundElsewhere)
  return 'new'
}
