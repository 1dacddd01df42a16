import type { allocationOperations } from '@atrium/contracts/allocation/policy'
import { allocationRefusals } from '@atrium/contracts/allocation/refusals'
import { and, asc, desc, eq, inArray, isNotNull, lte, not, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { requireProduct } from '../authorisation'
import { impactOf } from '../impact'
import {
  exceptTaken,
  findBorrowedSeats,
  isBorrowed,
  lockProducts,
  notifyTakenBack,
  returnSeats,
  shiftSeats,
} from '../seats'
import { grants } from '../seats/tables'
import { findSharing, type Holdings } from './findSharing'

type Body = Call<typeof allocationOperations.previewTakeBack>['body']

/** The licences that would end to return this many seats, and the other effects. */
export async function previewTakeBack(call: Call<typeof allocationOperations.previewTakeBack>) {
  const { db, company, body, now } = call
  const { companyId } = company
  const { enterpriseDepartmentId: toId, mainId, list } = body
  const product = await requireProduct(db, companyId, mainId)
  const holdingOf = await findSharing(db, company, body, product, now)
  const shortages = shortagesOf(body, holdingOf, await findBorrowedSeats(db, companyId, { mainId }))
  const recoverSubIds = await chooseRecovered(db, companyId, mainId, shortages)
  const total = list.reduce((sum, row) => sum + row.count, 0)
  const impact = await impactOf(call, {
    ending: recoverSubIds.length > 0 ? inArray(grants.id, recoverSubIds) : undefined,
    returns: [{ mainId, departmentId: toId, count: total }],
  })
  return { ...impact, recoverSubIds }
}

/** Takes seats back: free ones, and those in use that the person was shown, provided exactly these are affected. */
export async function takeBack(call: Call<typeof allocationOperations.takeBack>) {
  const { db, company, body, now } = call
  const { companyId } = company
  const { enterpriseDepartmentId: toId, mainId, list } = body
  const [product] = await lockProducts(db, companyId, [mainId])
  const holdingOf = await findSharing(db, company, body, product, now)
  const shortages = shortagesOf(body, holdingOf, await findBorrowedSeats(db, companyId, { mainId }))
  await requireExactly(db, companyId, mainId, shortages, body.recoverSubIds)

  // Otherwise a rule would give them the seats that the department above gets.
  await exceptTaken(db, companyId, body.recoverSubIds)
  const recovered = await returnSeats(db, companyId, body.recoverSubIds)
  const from = list.map(({ enterpriseDepartmentId: departmentId, count }) => {
    const before = holdingOf(departmentId).quantity
    return { departmentId, count, before, after: before - count }
  })
  await shiftSeats(
    db,
    companyId,
    mainId,
    from.map(({ departmentId, count }) => ({ fromId: departmentId, toId, count })),
  )
  const total = list.reduce((sum, row) => sum + row.count, 0)
  const before = holdingOf(toId).quantity
  const to = [{ departmentId: toId, count: total, before, after: before + total }]
  call.audit({ mainId, from, to, recovered })
  await notifyTakenBack(db, { companyId, now }, recovered)
  return true as const
}

/**
 * Seats in use that each department would have to give up.
 *
 * @throws Refusal `notEnoughOwned` or `seatsBorrowed`
 */
function shortagesOf(
  { list }: Body,
  holdingOf: Holdings,
  borrowed: Awaited<ReturnType<typeof findBorrowedSeats>>,
): ReadonlyMap<string, number> {
  const shortages = new Map<string, number>()
  for (const { enterpriseDepartmentId: id, count } of list) {
    const { quantity, used } = holdingOf(id)
    if (count > quantity) throw new Refusal(allocationRefusals.notEnoughOwned)
    const atMost = quantity - borrowed.filter(({ departmentId }) => departmentId === id).length
    if (count > atMost) throw new Refusal(allocationRefusals.seatsBorrowed({ atMost }))
    const short = count - (quantity - used)
    if (short > 0) shortages.set(id, short)
  }
  return shortages
}

/** @throws Refusal `changedMeanwhile` unless the grants cover the shortages exactly */
async function requireExactly(
  db: Connection,
  companyId: string,
  mainId: string,
  shortages: ReadonlyMap<string, number>,
  subIds: readonly string[],
) {
  const ids = [...new Set(subIds)]
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ departmentId: grants.departmentId })
          .from(grants)
          .where(
            and(
              eq(grants.companyId, companyId),
              eq(grants.mainId, mainId),
              inArray(grants.id, ids),
              not(isBorrowed(db)),
            ),
          )
  const isExact =
    found.length === ids.length &&
    [...new Set([...shortages.keys(), ...found.map((grant) => grant.departmentId)])].every(
      (id) => found.filter((grant) => grant.departmentId === id).length === (shortages.get(id) ?? 0),
    )
  if (!isExact) throw new Refusal(allocationRefusals.changedMeanwhile)
}

/**
 * Chooses the licences that end first when a department must give up seats in use: idle ones, and of these the newest.
 */
async function chooseRecovered(
  db: Connection,
  companyId: string,
  mainId: string,
  shortages: ReadonlyMap<string, number>,
): Promise<string[]> {
  if (shortages.size === 0) return []
  const ranked = db
    .select({
      id: grants.id,
      departmentId: grants.departmentId,
      place:
        sql<number>`row_number() over (partition by ${grants.departmentId} order by ${asc(isNotNull(grants.onlineSince))}, ${desc(grants.grantedAt)}, ${asc(grants.id)})`
          .mapWith(Number)
          .as('place'),
    })
    .from(grants)
    .where(
      and(
        eq(grants.companyId, companyId),
        eq(grants.mainId, mainId),
        inArray(grants.departmentId, [...shortages.keys()]),
        not(isBorrowed(db)),
      ),
    )
    .as('ranked')
  const rows = await db
    .select({ id: ranked.id, departmentId: ranked.departmentId, place: ranked.place })
    .from(ranked)
    .where(lte(ranked.place, Math.max(...shortages.values())))
    .orderBy(asc(ranked.id))
  return rows.flatMap(({ id, departmentId, place }) =>
    place <= (shortages.get(departmentId) ?? 0) ? [id] : [],
  )
}
