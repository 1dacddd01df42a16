import type { concurrentSeatsOperations } from '@atrium/contracts/concurrentSeats/policy'
import { concurrentSeatsRefusals } from '@atrium/contracts/concurrentSeats/refusals'
import { and, asc, count, eq } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { membersInScope, requireProduct } from '../authorisation'
import { departmentPathNames } from '../organisation'
import { memberships } from '../organisation/tables'
import { isOpen } from '../seats'
import { seatCheckouts } from '../seats/tables'
import { end } from './checkOut'

/** The member who uses a seat. */
const memberOfCheckout = and(
  eq(memberships.companyId, seatCheckouts.companyId),
  eq(memberships.userId, seatCheckouts.userId),
)

/** Open checkouts of members in the caller's scope. */
export async function listCheckouts(call: Call<typeof concurrentSeatsOperations.listCheckouts>) {
  const { db, company, query, now } = call
  const { companyId } = company
  await requireProduct(db, companyId, query.mainId)
  const listed = and(
    eq(seatCheckouts.companyId, companyId),
    eq(seatCheckouts.mainId, query.mainId),
    isOpen(now),
    membersInScope(db, company),
  )
  const [counted] = await db
    .select({ total: count() })
    .from(seatCheckouts)
    .innerJoin(memberships, memberOfCheckout)
    .where(listed)
  const rows = await db
    .select({ checkout: seatCheckouts, name: memberships.name, departmentId: memberships.departmentId })
    .from(seatCheckouts)
    .innerJoin(memberships, memberOfCheckout)
    .where(listed)
    .orderBy(asc(seatCheckouts.startedAt), asc(seatCheckouts.id))
    .limit(query.pageSize)
    .offset((query.pageIndex - 1) * query.pageSize)
  const nameOf = await departmentPathNames(
    db,
    companyId,
    rows.map(({ departmentId }) => departmentId),
  )
  return {
    totalItems: counted?.total ?? 0,
    list: rows.map(({ checkout, name, departmentId }) => ({
      checkoutId: checkout.id,
      userId: checkout.userId,
      realName: name,
      department: nameOf(departmentId),
      deviceName: checkout.deviceName,
      mid: checkout.mid,
      startedAt: checkout.startedAt.toISOString(),
      seenAt: checkout.seenAt.toISOString(),
    })),
  }
}

/** Ends the use of a member in the caller's scope. */
export async function endCheckout(call: Call<typeof concurrentSeatsOperations.endCheckout>) {
  const { db, company, body, now, audit } = call
  const [found] = await db
    .select({
      id: seatCheckouts.id,
      companyId: seatCheckouts.companyId,
      mainId: seatCheckouts.mainId,
      product: seatCheckouts.product,
      userId: seatCheckouts.userId,
    })
    .from(seatCheckouts)
    .innerJoin(memberships, memberOfCheckout)
    .where(
      and(
        eq(seatCheckouts.companyId, company.companyId),
        eq(seatCheckouts.id, body.checkoutId),
        membersInScope(db, company),
      ),
    )
  if (!found) throw new Refusal(concurrentSeatsRefusals.checkoutMissing)
  if (!(await end(db, found, 'forced', now))) throw new Refusal(concurrentSeatsRefusals.ended)
  audit({ checkoutId: found.id, mainId: found.mainId, userId: found.userId })
  return true as const
}
