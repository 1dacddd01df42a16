import { sessionRefusals } from '@atrium/contracts/session/refusals'
import type { socialOperations } from '@atrium/contracts/session/social/policy'
import { socialRefusals } from '@atrium/contracts/session/social/refusals'
import { eq } from 'drizzle-orm'
import { socialAccounts } from '../../platform/credentials/tables'
import type { Connection } from '../../platform/database/Connection'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { UnmanagedCall } from '../../ports/Call'
import {
  browserToBind,
  findDevice,
  issueTokens,
  openSessionIn,
  rememberDevice,
  secondStepRequired,
} from '../session'
import { findBound, isOf } from './findBound'
import { readTicket } from './readTicket'
import type { Ticket } from './sealed'
import { useOnce } from './useOnce'

type SignInCall = UnmanagedCall<typeof socialOperations.signInBySocialAccount>

/** Like every sign-in: it requires an existing second step, and a new device sends an alert. */
export async function signInBySocialAccount(call: SignInCall) {
  const { ports, body, now } = call
  const { database, keys, settings } = ports
  const browser = await browserToBind(call)
  const ticket = await readTicket(call, body.ticket)
  if (ticket.userId !== null) throw new Refusal(socialRefusals.attemptForeign)
  const entered = await database.transaction(async (db) => {
    const { id: userId, account } = await personOf(db, ticket)
    if (!(await useOnce(db, ticket))) throw new Refusal(socialRefusals.ticketLate)
    const { isWebClient } = body
    const marks = { tokens: body.devices, browser }
    const device = await findDevice(db, keys, account, marks, now)
    const opened = await openSessionIn(db, ports, userId, now, {
      isWebClient,
      browserKey: browser?.key,
      operation: 'signInBySocialAccount',
      caller: { address: call.address, agent: call.agent },
      language: call.language,
      device: device ? 'known' : 'new',
    })
    if (!opened) throw new Error('A locked row of a person was not found.')
    const { displayName } = ticket
    await db.update(socialAccounts).set({ displayName, lastUsedAt: now }).where(isOf(ticket))
    if ('challenge' in opened) return opened
    const devices = await rememberDevice(db, keys, { ...marks, userId, device, now })
    return { session: opened.session, userId, userAccount: account, devices }
  })
  if ('challenge' in entered) throw secondStepRequired(entered)
  const { session, ...answer } = entered
  return { ...(await issueTokens(keys, settings, session)), ...answer }
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
