import type { licenceRequestsOperations } from '@atrium/contracts/licenceRequests/policy'
import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Call } from '../../ports/Call'
import { licenceState, statusOf, wireTime } from '../authorisation'
import { hasReleases } from '../catalogue'
import { catalogueProducts } from '../catalogue/tables'
import { plannedReturn } from '../licenceUse'
import { devices, grants, licenceRequests, products } from '../seats/tables'
import { lastUseOf } from '../use'
import { waitingSeats } from '../waitingList/tables'
import { asRequest, firstBatch } from './listLicenceRequests'

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
    .select()
    .from(licenceRequests)
    .where(and(eq(licenceRequests.companyId, companyId), eq(licenceRequests.userId, person.userId)))
    .orderBy(asc(licenceRequests.appliedAt), asc(licenceRequests.id))
  const lastOf = new Map(requests.map((request) => [request.mainId, request]))

  const ahead = alias(waitingSeats, 'ahead')
  const queued = await db
    .select({
      mainId: waitingSeats.mainId,
      since: waitingSeats.since,
      position: sql<number>`count(*)::int`,
    })
    .from(waitingSeats)
    .innerJoin(
      ahead,
      and(
        eq(ahead.companyId, waitingSeats.companyId),
        eq(ahead.mainId, waitingSeats.mainId),
        sql`(${ahead.since}, ${ahead.place}) <= (${waitingSeats.since}, ${waitingSeats.place})`,
      ),
    )
    .where(and(eq(waitingSeats.companyId, companyId), eq(waitingSeats.userId, person.userId)))
    .groupBy(waitingSeats.mainId, waitingSeats.since)
  const queueOf = new Map(
    queued.map(({ mainId, since, position }) => [mainId, { position, since: since.toISOString() }]),
  )

  const usable = rows.filter(({ product }) => statusOf(product, now) === 'normal')
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
      const { grant, product, deviceCount, hasReleases, downloadUrl, returnsAt } = row
      if (!grant) return []
      const { snStatus, productType, licensingType } = licenceState(product, now)
      const request = requests.find(
        ({ mainId, state, decidedAt }) =>
          mainId === firstBatch(product) &&
          state === 'granted' &&
          decidedAt?.getTime() === grant.grantedAt.getTime(),
      )
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
        ...lastUseOf(grant, now),
        returnsAt: returnsAt === null ? null : new Date(returnsAt).toISOString(),
        startAt: wireTime(product.startAt),
        endAt: wireTime(product.endAt),
        appliedAt: wireTime(request?.appliedAt ?? null),
      }
    }),
    products: [...open]
      .map(([first, row]) => {
        const last = lastOf.get(first)
        const isTold = last?.state === 'waiting' || last?.state === 'refused'
        return {
          ...named(row),
          productType: licenceState(row.product, now).productType,
          request: isTold ? asRequest(last) : null,
          waiting: queueOf.get(first) ?? null,
        }
      })
      .sort((one, other) => one.productName.localeCompare(other.productName, language)),
  }
}
