import type { licenceRequestsOperations } from '@atrium/contracts/licenceRequests/policy'
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { licenceState, statusOf, wireTime } from '../authorisation'
import { hasReleases } from '../catalogue'
import { catalogueProducts } from '../catalogue/tables'
import { plannedReturn } from '../licenceUse'
import { borrowedUntil, countConcurrent, findSeekers, isBorrowedLost, isOpen, openStates } from '../seats'
import { devices, grants, licenceRequests, products, seatCheckouts, seatHoldings } from '../seats/tables'
import { lastUseOf } from '../use'
import { waitingSeats } from '../waitingList/tables'
import { answerers, asRequest, firstBatch, positionOf } from './requests'
import { autoApprovals } from './tables'

/** States of a last request that are shown with the product. */
const told: ReadonlySet<string> = new Set([...openStates, 'refused'])

/** A company's products are few, so all are read. */
export async function listOwnLicences(call: Call<typeof licenceRequestsOperations.listOwnLicences>) {
  const { db, company, person, language, now } = call
  const { companyId } = company
  const rows = await db
    .select({
      product: products,
      grant: grants,
      texts: catalogueProducts.texts,
      drawing: catalogueProducts.drawing,
      downloadUrl: catalogueProducts.downloadUrl,
      returnsAt: plannedReturn(db, now),
      borrowedUntil: borrowedUntil(db),
      isLost: isBorrowedLost(db),
      hasReleases: hasReleases(db),
      deviceCount: db.$count(
        devices,
        and(eq(devices.companyId, grants.companyId), eq(devices.grantId, grants.id)),
      ),
    })
    .from(products)
    .leftJoin(
      grants,
      and(
        eq(grants.companyId, products.companyId),
        eq(grants.mainId, products.mainId),
        eq(grants.userId, person.userId),
      ),
    )
    .leftJoin(
      catalogueProducts,
      eq(catalogueProducts.licenceId, sql`coalesce(${products.batchOf}, ${products.mainId})`),
    )
    .where(eq(products.companyId, companyId))
    .orderBy(sql`${products.endAt} asc nulls last`, asc(products.name), asc(products.mainId))
  const requests = await db
    .select({ request: licenceRequests, ...answerers(db) })
    .from(licenceRequests)
    .where(and(eq(licenceRequests.companyId, companyId), eq(licenceRequests.userId, person.userId)))
    .orderBy(asc(licenceRequests.appliedAt), asc(licenceRequests.id))
  const lastOf = new Map(requests.map((row) => [row.request.mainId, row]))
  const queued = await db
    .select({ mainId: waitingSeats.mainId, since: waitingSeats.since, position: positionOf(db) })
    .from(waitingSeats)
    .leftJoin(
      licenceRequests,
      and(
        eq(licenceRequests.companyId, waitingSeats.companyId),
        eq(licenceRequests.id, waitingSeats.requestId),
      ),
    )
    .where(
      and(
        eq(waitingSeats.companyId, companyId),
        eq(waitingSeats.userId, person.userId),
        // One that was just withdrawn or refused leaves the list in a moment.
        or(eq(licenceRequests.state, 'approved'), isNull(waitingSeats.requestId)),
      ),
    )
  const queueOf = new Map(
    queued.map(({ mainId, since, position }) => [mainId, { position, since: since.toISOString() }]),
  )
  const automatic = new Set(
    (await db.select().from(autoApprovals).where(eq(autoApprovals.companyId, companyId))).map(
      ({ mainId }) => mainId,
    ),
  )

  const usable = rows.filter(({ product }) => !product.isConcurrent && statusOf(product, now) === 'normal')
  const held = new Set(usable.flatMap(({ product, grant }) => (grant ? firstBatch(product) : [])))
  const open = new Map(
    usable.flatMap((row) => {
      const first = firstBatch(row.product)
      return held.has(first) ? [] : [[first, row] as const]
    }),
  )

  const named = ({ product, texts, drawing }: (typeof rows)[number]) => ({
    mainId: firstBatch(product),
    productName: texts?.[language].name ?? product.name,
    summary: texts?.[language].summary ?? '',
    drawing,
  })
  return {
    licences: rows.flatMap((row) => {
      const {
        grant,
        product,
        deviceCount,
        hasReleases,
        downloadUrl,
        returnsAt,
        borrowedUntil: until,
        isLost,
      } = row
      if (!grant) return []
      const { snStatus, productType, licensingType } = licenceState(product, now)
      const request = requests.find(
        ({ request: { mainId, state, decidedAt } }) =>
          mainId === firstBatch(product) &&
          state === 'granted' &&
          decidedAt?.getTime() === grant.grantedAt.getTime(),
      )?.request
      return {
        subId: grant.id,
        ...named(row),
        snStatus,
        productType,
        licensingType,
        deviceCount,
        hasReleases,
        downloadUrl,
        sn: grant.sn,
        borrowedUntil: wireTime(until !== null && until > now ? until : null),
        isLost: isLost && until !== null && until > now,
        ...lastUseOf(grant, now),
        returnsAt: returnsAt === null ? null : new Date(returnsAt).toISOString(),
        startAt: wireTime(product.startAt),
        endAt: wireTime(product.endAt),
        appliedAt: wireTime(request?.appliedAt ?? null),
      }
    }),
    shared: await findShared(call, rows, named),
    products: [...open]
      .map(([first, row]) => {
        const last = lastOf.get(first)
        const isTold = last !== undefined && told.has(last.request.state)
        return {
          ...named(row),
          productType: licenceState(row.product, now).productType,
          request: isTold ? asRequest(last) : null,
          waiting: queueOf.get(first) ?? null,
          isAutomatic: automatic.has(first),
        }
      })
      .sort((one, other) => one.productName.localeCompare(other.productName, language)),
  }
}

type OwnCall = Call<typeof licenceRequestsOperations.listOwnLicences>

/** Concurrent products with seats of the caller's department or those above, each once. */
async function findShared<R extends { readonly product: typeof products.$inferSelect }, N extends object>(
  { db, company: { companyId }, person: { userId }, now }: OwnCall,
  rows: readonly R[],
  named: (row: R) => N,
) {
  const usable = rows.filter(({ product }) => product.isConcurrent && statusOf(product, now) === 'normal')
  if (usable.length === 0) return []
  const mainIds = usable.map(({ product }) => product.mainId)
  const [seeker] = await findSeekers(db, companyId, [userId])
  const owned = await db
    .select({ mainId: seatHoldings.mainId, quantity: seatHoldings.quantity })
    .from(seatHoldings)
    .where(
      and(
        eq(seatHoldings.companyId, companyId),
        inArray(seatHoldings.mainId, mainIds),
        inArray(seatHoldings.departmentId, [...(seeker?.departmentIds ?? [])]),
      ),
    )
  const seatsOf = await countConcurrent(db, companyId, mainIds, now)
  const uses = await db
    .select()
    .from(seatCheckouts)
    .where(and(eq(seatCheckouts.companyId, companyId), eq(seatCheckouts.userId, userId), isOpen(now)))
  const firsts = new Map(usable.map((row) => [firstBatch(row.product), row]))
  return [...firsts].flatMap(([first, row]) => {
    const ofProduct = usable
      .filter(({ product }) => firstBatch(product) === first)
      .map(({ product }) => product.mainId)
    const inReach = sumOf(
      owned.filter(({ mainId }) => ofProduct.includes(mainId)).map(({ quantity }) => quantity),
    )
    if (inReach === 0) return []
    const free = sumOf(ofProduct.map((mainId) => Math.max(0, seatsOf(mainId).total - seatsOf(mainId).inUse)))
    const use = uses.find(({ product }) => product === first)
    return [
      {
        ...named(row),
        productType: licenceState(row.product, now).productType,
        unUsedCount: Math.min(inReach, free),
        totalCount: inReach,
        use: use ? { startedAt: use.startedAt.toISOString(), deviceName: use.deviceName } : null,
      },
    ]
  })
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
