import type { ownedSources } from '@atrium/contracts/catalogue/ownProducts/contract'
import type { ownProductsOperations } from '@atrium/contracts/catalogue/ownProducts/policy'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { columns, rowsOf } from '../../platform/database/rowsOf'
import type { Call } from '../../ports/Call'
import { hasReleases } from '../catalogue'
import { catalogueProducts } from '../catalogue/tables'
import { findDevices } from './findDevices'
import { inOrder } from './inOrder'
import { ownLicences } from './ownLicences'
import { serialNumberOf } from './serialNumberOf'

type Source = (typeof ownedSources)[number]
type Product = typeof catalogueProducts.$inferSelect

interface Row {
  readonly ownedId: string
  readonly source: Source
  readonly name: string
  readonly productType: 0 | 1
  readonly endAt: string | null
  readonly isOver: boolean
  readonly sn: string | null
  readonly orderNo: string | null
  readonly companyId: string | null
  readonly companyName: string | null
  /** Catalogue id; null: not in the catalogue. */
  readonly productId: string | null
  readonly drawing: Product['drawing'] | null
  readonly texts: Product['texts'] | null
  readonly isOffered: boolean
  readonly isSold: boolean
  readonly downloadUrl: string | null
  readonly hasReleases: boolean
}

/** Combines three unrelated tables. A person's list is short, so it is read completely before paging. */
export async function listOwned(call: Call<typeof ownProductsOperations.listOwned>) {
  const { db, person, query, language, now } = call
  const { pageIndex, pageSize, source } = query
  const { userId } = person
  const own = ownLicences(db, userId)
  const { isOver, order } = inOrder(own, now)
  const listed = source && eq(own.source, source)
  const isOffered = and(sql`${catalogueProducts.id} is not null`, isNull(catalogueProducts.withdrawnAt))
  const { ownedId, name, productType, endAt, sn, orderNo, companyId, companyName } = own
  const list = db
    .select(
      columns({
        ownedId,
        source: own.source,
        name,
        productType,
        endAt,
        isOver,
        sn,
        orderNo,
        companyId,
        companyName,
        productId: catalogueProducts.id,
        downloadUrl: catalogueProducts.downloadUrl,
        hasReleases: hasReleases(db),
        drawing: catalogueProducts.drawing,
        texts: catalogueProducts.texts,
        isOffered: sql`(${isOffered})`,
        isSold: sql`(${and(isOffered, sql`${catalogueProducts.packages} <> '[]'::jsonb`)})`,
      }),
    )
    .from(own)
    .leftJoin(catalogueProducts, eq(catalogueProducts.licenceId, own.licenceId))
    .where(listed)
    .orderBy(...order)
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
  const kinds = db
    .select(columns({ source: own.source, count: sql`count(*)::int` }))
    .from(own)
    .groupBy(own.source)
    .orderBy(asc(own.source))
  const [found] = await db
    .with(own)
    .select({ counts: rowsOf<{ source: Source; count: number }>(kinds), list: rowsOf<Row>(list) })
    .from(sql`(values (1)) alone`)
  if (!found) throw new Error('A statement without tables returned no row.')
  const { counts } = found
  const devicesOf = await findDevices(db, userId, found.list, now)
  return {
    counts,
    totalItems: counts.reduce((sum, one) => sum + (source && one.source !== source ? 0 : one.count), 0),
    list: found.list.map((row) => ({
      ...asOwned(row, language),
      sn: serialNumberOf(userId, row),
      devices: devicesOf(row),
    })),
  }
}

const asOwned = (
  { ownedId, texts, name, endAt, companyId, companyName, productId, isOffered, ...row }: Row,
  language: keyof Product['texts'],
) => ({
  ...row,
  id: ownedId,
  productName: texts?.[language].name ?? name,
  endAt: endAt === null ? null : new Date(endAt).toISOString(),
  trialCenterProductId: isOffered ? productId : null,
  enterPriseId: companyId,
  enterpriseName: companyName,
})
