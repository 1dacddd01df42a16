import type { ownedContract, ownedSources } from '@atrium/features/catalogue/owned/contract'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Connection } from '../../platform/database/Connection'
import { columns, rowsOf } from '../../platform/database/rowsOf'
import { ofOwner } from '../../platform/owner/ofOwner'
import type { Call } from '../../ports/Call'
import { catalogueProducts, trials } from '../catalogue/tables'
import { orderItems, orders } from '../orders/tables'
import { companies, memberships } from '../organisation/tables'
import { grants, products } from '../seats/tables'

type Source = (typeof ownedSources)[number]
type Product = typeof catalogueProducts.$inferSelect

interface Row {
  readonly ownedId: string
  readonly source: Source
  readonly name: string
  readonly productType: 0 | 1
  readonly endAt: string | null
  readonly isOver: boolean
  readonly orderNo: string | null
  readonly companyId: string | null
  readonly companyName: string | null
  /** Of the catalogue; null: it knows no such product. */
  readonly productId: string | null
  readonly drawing: Product['drawing'] | null
  readonly texts: Product['texts'] | null
  readonly isOffered: boolean
  readonly isSold: boolean
}

/** One list of three tables that know nothing of each other. A person's is short: it is read whole, then cut. */
export async function listOwned(call: Call<typeof ownedContract.listOwned>) {
  const { db, person, query, language, now } = call
  const { pageIndex, pageSize, source } = query
  const { userId } = person
  const own = db.$with('own').as(unionAll(boughtBy(db, userId), triedBy(db, userId), givenTo(db, userId)))
  const isOver = sql`(${own.isStopped} or coalesce(${own.endAt} <= ${now.toISOString()}::timestamptz, false))`
  const listed = source && eq(own.source, source)
  const isOffered = and(sql`${catalogueProducts.id} is not null`, isNull(catalogueProducts.withdrawnAt))
  const { ownedId, name, productType, endAt, orderNo, companyId, companyName } = own
  const list = db
    .select(
      columns({
        ...{ ownedId, source: own.source, name, productType, endAt, isOver, orderNo, companyId, companyName },
        productId: catalogueProducts.id,
        drawing: catalogueProducts.drawing,
        texts: catalogueProducts.texts,
        isOffered: sql`(${isOffered})`,
        isSold: sql`(${and(isOffered, sql`${catalogueProducts.packages} <> '[]'::jsonb`)})`,
      }),
    )
    .from(own)
    .leftJoin(catalogueProducts, eq(catalogueProducts.licenceId, own.licenceId))
    .where(listed)
    .orderBy(
      asc(isOver),
      sql`case when ${isOver} then -extract(epoch from ${endAt}) else extract(epoch from ${endAt}) end`,
      asc(name),
      asc(ownedId),
    )
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
  if (!found) throw new Error('A statement that reads no table answers a row.')
  const { counts } = found
  return {
    counts,
    totalItems: counts.reduce((sum, one) => sum + (source && one.source !== source ? 0 : one.count), 0),
    list: found.list.map((row) => asOwned(row, language)),
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

const nobody = sql`null::text`
const going = sql`false`

/** Each item of a paid order is a licence. One that its owner hid from the list of orders goes on. */
const boughtBy = (db: Connection, userId: string) =>
  db
    .select(
      columns({
        ownedId: orderItems.deliveredTo,
        source: sql`'bought'`,
        licenceId: orderItems.mainId,
        name: orderItems.productName,
        productType: orderItems.productType,
        endAt: orderItems.deliveredUntil,
        isStopped: going,
        orderNo: sql`case when ${orders.deletedAt} is null then ${orders.orderNo} end`,
        companyId: nobody,
        companyName: nobody,
      }),
    )
    .from(orders)
    .innerJoin(
      orderItems,
      and(
        eq(orderItems.ownerKind, orders.ownerKind),
        eq(orderItems.ownerId, orders.ownerId),
        eq(orderItems.orderNo, orders.orderNo),
      ),
    )
    .where(and(ofOwner(orders, { kind: 'person', userId }), eq(orders.status, 'COMPLETED')))

const triedBy = (db: Connection, userId: string) =>
  db
    .select(
      columns({
        ownedId: trials.id,
        source: sql`'trial'`,
        licenceId: catalogueProducts.licenceId,
        name: sql`${catalogueProducts.texts}->'zh-CN'->>'name'`,
        productType: catalogueProducts.productType,
        endAt: trials.endAt,
        isStopped: going,
        orderNo: nobody,
        companyId: nobody,
        companyName: nobody,
      }),
    )
    .from(trials)
    .innerJoin(catalogueProducts, eq(catalogueProducts.id, trials.productId))
    .where(and(eq(trials.userId, userId), eq(trials.state, 'approved')))

const givenTo = (db: Connection, userId: string) =>
  db
    .select(
      columns({
        ownedId: grants.id,
        source: sql`'company'`,
        licenceId: sql`coalesce(${products.batchOf}, ${products.mainId})`,
        name: products.name,
        productType: products.productType,
        endAt: products.endAt,
        isStopped: products.disabled,
        orderNo: nobody,
        companyId: companies.id,
        companyName: companies.name,
      }),
    )
    .from(memberships)
    .innerJoin(companies, and(eq(companies.id, memberships.companyId), isNull(companies.dissolvedAt)))
    .innerJoin(
      grants,
      and(eq(grants.companyId, memberships.companyId), eq(grants.userId, memberships.userId)),
    )
    .innerJoin(products, and(eq(products.companyId, grants.companyId), eq(products.mainId, grants.mainId)))
    .where(eq(memberships.userId, userId))
