import { socialRefusals } from '@atrium/contracts/session/social/refusals'
import { eq } from 'drizzle-orm'
import { spentChallenges } from '../../platform/challenges/tables'
import type { Connection } from '../../platform/database/Connection'
import type { BrowserProofGiven } from '../../platform/http/BrowserProofGiven'
import { Refusal } from '../../platform/refusal/Refusal'
import type { CallPorts } from '../../ports/Ports'
import { browserToBind } from '../session'
import { open, type Ticket } from './sealed'

interface TicketCall {
  readonly ports: Pick<CallPorts, 'keys'>
  readonly now: Date
  readonly browserProof?: BrowserProofGiven | undefined
}

/**
 * The content of a ticket, for the browser that it was issued to.
 * @throws Refusal `ticketLate` or `attemptForeign`
 */
export async function readTicket(call: TicketCall, sealed: string): Promise<Ticket> {
  const ticket = open(call.ports.keys, 'ticket', sealed)
  if (!ticket) throw new Refusal(socialRefusals.attemptForeign)
  await requireBrowser(call, ticket)
  if (ticket.expiresAt <= call.now.getTime()) throw new Refusal(socialRefusals.ticketLate)
  return ticket
}

/** A stolen copy lacks the browser's key. */
export async function requireBrowser(
  call: Pick<TicketCall, 'browserProof'>,
  { browserKey }: Pick<Ticket, 'browserKey'>,
): Promise<void> {
  if (browserKey !== null && (await browserToBind(call))?.key !== browserKey)
    throw new Refusal(socialRefusals.attemptForeign)
}

/** Whether the ticket has been used. */
export async function isUsed(db: Connection, { id }: Pick<Ticket, 'id'>): Promise<boolean> {
  return (await db.$count(spentChallenges, eq(spentChallenges.id, `social ${id}`))) > 0
}
