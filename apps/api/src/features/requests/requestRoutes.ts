import type { deskRequestsOperations as Operations } from '@atrium/contracts/desk/requests/policy'
import { deskRequestsOperations } from '@atrium/contracts/desk/requests/policy'
import { deskRequestsRefusals } from '@atrium/contracts/desk/requests/refusals'
import type { ServedOperation } from '@atrium/contracts/wire/policy'
import { wireRefusals } from '@atrium/contracts/wire/refusals'
import { and, asc, desc, eq, gt, lte, ne, or } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { namesOf, tellDesk } from '../../platform/desk'
import { deskRequests } from '../../platform/desk/tables'
import type { Route } from '../../platform/http/Route'
import { parseInput } from '../../platform/http/request/parseInput'
import type { StaffActor } from '../../platform/people/StaffActor'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { implement } from '../../ports/implement'

type RequestRow = typeof deskRequests.$inferSelect

const mostListed = 100

/**
 * The operations about requests that need a second person.
 *
 * @param routes of all operations that do
 */
export function requestRoutesFor(routes: readonly Route[]): readonly Route[] {
  const byName = new Map(routes.map((route) => [route.operation.name, route]))

  async function listRequests({ db, now, staff, query }: Call<typeof Operations.listRequests>) {
    const isWaiting = and(eq(deskRequests.state, 'waiting'), gt(deskRequests.endsAt, now))
    const isOver = or(ne(deskRequests.state, 'waiting'), lte(deskRequests.endsAt, now))
    const rows = await db
      .select()
      .from(deskRequests)
      .where(query.show === 'waiting' ? isWaiting : isOver)
      .orderBy(query.show === 'waiting' ? asc(deskRequests.askedAt) : desc(deskRequests.askedAt))
      .limit(mostListed)
    const shown = rows.filter((row) => row.askedBy === staff.userId || isOpenFor(row, staff))
    const names = await namesOf(
      db,
      shown.flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy ?? '']).map((id) => `staff:${id}`),
    )
    const personOf = (userId: string) => ({ userId, name: names.get(`staff:${userId}`) ?? '' })
    return shown.map((row) => ({
      requestId: row.id,
      operation: row.operation,
      subject: subjectOf(row),
      state: row.state === 'waiting' && row.endsAt <= now ? ('expired' as const) : row.state,
      askedBy: personOf(row.askedBy),
      askedAt: row.askedAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      reason: row.reason,
      decidedBy: row.decidedBy === null ? null : personOf(row.decidedBy),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      mayConfirm: row.askedBy !== staff.userId && mayDo(row, staff),
    }))
  }

  async function confirmRequest(call: Call<typeof Operations.confirmRequest>) {
    const { db, staff, person, params, audit } = call
    const row = await hold(db, params.requestId, call.now)
    if (row.askedBy === person.userId) throw new Refusal(deskRequestsRefusals.ownRequest)
    const route = byName.get(row.operation)
    if (!route || !mayDo(row, staff)) throw new Refusal(wireRefusals.forbidden)
    await settle(call, 'confirmed')
    audit(
      { confirmedRequest: row.id, askedBy: row.askedBy, askedBecause: row.reason },
      undefined,
      route.operation,
    )
    const parsed = parseInput(route.operation, { params: {}, query: {}, body: undefined, ...row.input })
    if ('issues' in parsed) throw new Refusal(deskRequestsRefusals.alreadyDecided)
    await route.handle({ ...call, params: undefined, ...parsed.input } as never)
    return true as const
  }

  async function declineRequest(call: Call<typeof Operations.declineRequest>) {
    const { db, staff, person, params, audit } = call
    const row = await hold(db, params.requestId, call.now)
    if (row.askedBy !== person.userId && !mayDo(row, staff)) throw new Refusal(wireRefusals.forbidden)
    await settle(call, 'declined')
    audit({ requestId: row.id, asked: row.operation, askedBy: row.askedBy })
    return true as const
  }

  const rolesFor = (row: RequestRow): ServedOperation['staff'] => byName.get(row.operation)?.operation.staff

  const mayDo = (row: RequestRow, { roles }: StaffActor): boolean =>
    roles.some((role) => rolesFor(row)?.includes(role))

  const isOpenFor = (row: RequestRow, staff: StaffActor): boolean =>
    staff.roles.includes('auditor') || mayDo(row, staff)

  return implement(deskRequestsOperations, { listRequests, confirmRequest, declineRequest })
}

/** The arguments without the request's structure. */
const subjectOf = ({ input }: RequestRow): Record<string, unknown> =>
  Object.assign({}, ...Object.values(input))

/** Locks a waiting request. */
async function hold(db: Connection, id: string, now: Date): Promise<RequestRow> {
  const [row] = await db.select().from(deskRequests).where(eq(deskRequests.id, id)).for('update')
  if (!row) throw new Refusal(deskRequestsRefusals.unknown)
  if (row.state !== 'waiting' || row.endsAt <= now) throw new Refusal(deskRequestsRefusals.alreadyDecided)
  return row
}

type Decision = Pick<Call<typeof Operations.confirmRequest>, 'db' | 'now' | 'person' | 'params' | 'staff'>

async function settle({ db, now, person, params, staff }: Decision, state: 'confirmed' | 'declined') {
  const caseId = params.requestId
  await db
    .update(deskRequests)
    .set({ state, decidedBy: person.userId, decidedAt: now })
    .where(eq(deskRequests.id, caseId))
  await tellDesk(db, { queue: 'request', caseId, change: 'settled', actor: staff.actor })
}
