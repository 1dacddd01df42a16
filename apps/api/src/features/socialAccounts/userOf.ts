import type { socialOperations } from '@atrium/contracts/session/social/policy'
import { socialRefusals } from '@atrium/contracts/session/social/refusals'
import type { Connection } from '../../platform/database/Connection'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import type { CallPorts } from '../../ports/Ports'
import { findBound } from './findBound'
import { providerOf, wireProvider } from './providerOf'
import { isUsed, readTicket } from './readTicket'
import type { Ticket } from './sealed'

export async function getSocialUser(call: Call<typeof socialOperations.getSocialUser>) {
  const { db, ports, query } = call
  const ticket = await readTicket(call, query.ticket)
  if (await isUsed(db, ticket)) throw new Refusal(socialRefusals.ticketLate)
  return userOf(db, ports, ticket)
}

/** The person a ticket is about, for a caller who proved to be them. */
export async function userOf(db: Connection, { social }: Pick<CallPorts, 'social'>, ticket: Ticket) {
  return {
    ...wireProvider(providerOf(social, ticket.provider)),
    displayName: ticket.displayName,
    isBound: (await findBound(db, ticket)) !== undefined,
    purpose: ticket.userId === null ? ('signIn' as const) : ('bind' as const),
    expiresAt: new Date(ticket.expiresAt).toISOString(),
  }
}
