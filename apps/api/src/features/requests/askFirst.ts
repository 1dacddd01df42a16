import { confirmedWithinHours } from '@atrium/contracts/desk/requests/contract'
import { deskRequestsRefusals } from '@atrium/contracts/desk/requests/refusals'
import type { Connection, Database } from '../../platform/database/Connection'
import { tellDesk } from '../../platform/desk'
import { deskRequests } from '../../platform/desk/tables'
import type { Route } from '../../platform/http/Route'
import { randomId } from '../../platform/keys/randomId'
import type { StaffActor } from '../../platform/people/StaffActor'
import { Refusal } from '../../platform/refusal/Refusal'
import { writeAuditRow } from '../audit'

/** For how long the list of decided requests goes back; the audit keeps what was done. */
export const requestsKeptMilliseconds = 180 * 86_400_000

interface AskingCall {
  readonly ports: { readonly database: Database }
  readonly now: Date
  readonly staff: StaffActor
  readonly person: { readonly userId: string; readonly sessionId: string }
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly address: string
  readonly agent: string
}

/**
 * The route of an operation that takes two people: a call is rehearsed, so that what can't be done is refused now, and
 * then stored for somebody else to confirm.
 */
export function askFirst(route: Route): Route {
  return { ...route, first: (call: AskingCall) => ask(route, call) }
}

async function ask(route: Route, call: AskingCall): Promise<never> {
  const { ports, now, staff, person, address, agent } = call
  await rehearse(route, call)
  const { params, query, body } = call
  const input = { ...(params ? { params } : {}), ...(query ? { query } : {}), ...(body ? { body } : {}) }
  const requestId = randomId()
  const { name } = route.operation
  await ports.database.transaction(async (db) => {
    await db.insert(deskRequests).values({
      id: requestId,
      operation: name,
      input,
      askedBy: person.userId,
      askedAt: now,
      reason: staff.reason,
      endsAt: new Date(now.getTime() + confirmedWithinHours * 3_600_000),
      state: 'waiting',
    })
    await writeAuditRow(db, {
      companyId: '',
      at: now,
      actorId: staff.actor,
      sessionId: person.sessionId,
      operation: 'desk.askForConfirmation',
      subject: { requestId, asked: name, staffReason: staff.reason },
      caller: { address, agent },
    })
    await tellDesk(db, { queue: 'request', caseId: requestId, change: 'asked', actor: staff.actor })
  })
  throw new Refusal(deskRequestsRefusals.awaitsConfirmation({ requestId }))
}

/** Ends the transaction of a rehearsal. */
class Rehearsed extends Error {}

/** Everything that a handler does is in its transaction, messages included, so nothing of it remains. */
async function rehearse(route: Route, call: AskingCall): Promise<void> {
  try {
    await call.ports.database.transaction(async (db: Connection) => {
      await route.handle({ ...call, db } as never)
      throw new Rehearsed()
    })
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error
  }
}
