import { sessionRefusals } from '@atrium/contracts/session/refusals'
import type { socialOperations } from '@atrium/contracts/session/social/policy'
import { socialRefusals } from '@atrium/contracts/session/social/refusals'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { UnmanagedCall } from '../../ports/Call'
import { answerSignIn, browserToBind, findDevice, openSession } from '../session'
import { findBound, isOf } from './findBound'
import { readTicket } from './readTicket'
import type { Ticket } from './sealed'
import { socialAccounts } from './tables'
import { useOnce } from './useOnce'

type SignInCall = UnmanagedCall<typeof socialOperations.signInBySocialAccount>

/** Like every sign-in: it requires an existing second step, and a new device sends an alert. */
export async function signInBySocialAccount(call: SignInCall) {
  const { ports, body, now } = call
  const { database, keys } = ports
  const browser = await browserToBind(call)
  const ticket = await readTicket(call, body.ticket)
  if (ticket.userId !== null) throw new Refusal(socialRefusals.attemptForeign)
  const result = await database.transaction(async (db) => {
    const { id: userId, account } = await personOf(db, ticket)
    if (!(await useOnce(db, ticket))) throw new Refusal(socialRefusals.ticketLate)
    const marks = { tokens: body.devices, browser }
    const device = await findDevice(db, keys, account, marks, now)
    const { displayName } = ticket
    await db.update(socialAccounts).set({ displayName, lastUsedAt: now }).where(isOf(ticket))
    return openSession(db, ports, userId, now, {
      isWebClient: body.isWebClient,
      operation: 'signInBySocialAccount',
      caller: { address: call.address, agent: call.agent },
      language: call.language,
      browser: { marks, device },
    })
  })
  return answerSignIn(ports, result)
}

/** The person it signs in, locked: a concurrent unbinding comes before or after. */
async function personOf(db: Connection, ticket: Ticket) {
  const found = await findBound(db, ticket)
  if (!found) throw new Refusal(socialRefusals.unbound)
  const [user] = await db.select().from(users).where(eq(users.id, found.userId)).for('update')
  const isStill = (await findBound(db, ticket))?.userId === user?.id
  if (!user || !isStill) throw new Refusal(socialRefusals.unbound)
  if (user.lockedAt) throw new Refusal(sessionRefusals.accountLocked)
  return user
}
