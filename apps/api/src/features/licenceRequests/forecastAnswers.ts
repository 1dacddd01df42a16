import { and, count, eq, inArray, or } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { statusOf } from '../authorisation'
import { findFreeSeats, findSeekers, planSeats } from '../seats'
import { type licenceRequests, products } from '../seats/tables'
import { waitingSeats } from '../waitingList/tables'
import { isAwaited } from './approveRequest'
import { firstBatch, positionOf } from './requests'

type Request = Pick<typeof licenceRequests.$inferSelect, 'id' | 'userId' | 'mainId' | 'state'>

/** What an answer would do now, without a lock. */
interface Forecast {
  /** Seats that the member could use. */
  readonly free: number
  /** The place that approving would give on the waiting list; null: a seat at once. */
  readonly position: number | null
}

/** Forecasts for the open requests among these. */
export async function forecastAnswers(
  db: Connection,
  companyId: string,
  requests: readonly Request[],
  now: Date,
): Promise<ReadonlyMap<string, Forecast>> {
  const open = requests.filter(({ state }) => state === 'waiting' || state === 'approved')
  if (open.length === 0) return new Map()
  const mainIds = [...new Set(open.map(({ mainId }) => mainId))]
  const userIds = [...new Set(open.map(({ userId }) => userId))]
  const batches = (
    await db
      .select()
      .from(products)
      .where(
        and(
          eq(products.companyId, companyId),
          or(inArray(products.mainId, mainIds), inArray(products.batchOf, mainIds)),
        ),
      )
  ).filter((product) => !product.isConcurrent && statusOf(product, now) === 'normal')
  const seekers = new Map(
    (await findSeekers(db, companyId, userIds)).map((seeker) => [seeker.userId, seeker]),
  )
  const batchIds = batches.map(({ mainId }) => mainId)
  const freeOf = await findFreeSeats(db, companyId, batchIds, [...seekers.values()])
  const queues = await db
    .select({ mainId: waitingSeats.mainId, count: count() })
    .from(waitingSeats)
    .where(and(eq(waitingSeats.companyId, companyId), inArray(waitingSeats.mainId, mainIds)))
    .groupBy(waitingSeats.mainId)
  const lengthOf = new Map(queues.map(({ mainId, count }) => [mainId, count]))
  const places = await db
    .select({ mainId: waitingSeats.mainId, userId: waitingSeats.userId, position: positionOf(db) })
    .from(waitingSeats)
    .where(
      and(
        eq(waitingSeats.companyId, companyId),
        inArray(waitingSeats.mainId, mainIds),
        inArray(waitingSeats.userId, userIds),
      ),
    )
  const placeOf = new Map(places.map(({ mainId, userId, position }) => [`${mainId} ${userId}`, position]))

  const forecasts = new Map<string, Forecast>()
  for (const { id, userId, mainId } of open) {
    const seeker = seekers.get(userId)
    if (!seeker) continue
    const pools = batches
      .filter((batch) => firstBatch(batch) === mainId)
      .flatMap((batch) => freeOf.get(batch.mainId) ?? [])
      .filter(({ departmentId }) => seeker.departmentIds.includes(departmentId))
    const departmentId = planSeats([seeker], pools)?.[0]?.departmentId
    const length = lengthOf.get(mainId) ?? 0
    const isFree =
      departmentId !== undefined &&
      (length === 0 || !(await isAwaited(db, { companyId, userId, mainId }, departmentId)))
    const position = placeOf.get(`${mainId} ${userId}`) ?? length + 1
    forecasts.set(id, {
      free: pools.reduce((sum, { free }) => sum + Math.max(0, free), 0),
      position: isFree ? null : position,
    })
  }
  return forecasts
}
