import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Connection } from '../../platform/database/Connection'
import { columns } from '../../platform/database/rowsOf'
import { ofOwner } from '../../platform/owner/ofOwner'
import { catalogueProducts, trials } from '../catalogue/tables'
import { endOfItemsLicence, itemsOfOrder } from '../orders'
import { orderItems, orders } from '../orders/tables'
import { departmentOf } from '../organisation'
import { companies, departments, memberships } from '../organisation/tables'
import { isOpen } from '../seats'
import { grants, products, seatCheckouts, seatHoldings } from '../seats/tables'

/** Combines three unrelated tables: a person's purchases, trials, and licences from companies. */
export const ownLicences = (db: Connection, userId: string) =>
  db.$with('own').as(unionAll(boughtBy(db, userId), triedBy(db, userId), givenTo(db, userId)))

/** The same, with products whose concurrent seats the person may use. Their id is that of the product. */
export const usableLicences = (db: Connection, userId: string, now: Date) =>
  db
    .$with('own')
    .as(unionAll(boughtBy(db, userId), triedBy(db, userId), givenTo(db, userId), sharedWith(db, userId, now)))

const nobody = sql`null::text`
const never = sql`null::timestamptz`
const going = sql`false`
const one = sql`1`

/**
 * Each item of a paid order that isn't a renewal is a licence, until the last of its renewals ends. Hiding the order
 * doesn't end it.
 */
const boughtBy = (db: Connection, userId: string) =>
  db
    .select(
      columns({
        ownedId: orderItems.deliveredTo,
        source: sql`'bought'`,
        licenceId: orderItems.mainId,
        name: orderItems.productName,
        productType: orderItems.productType,
        endAt: endOfItemsLicence,
        isStopped: going,
        sn: nobody,
        onlineSince: never,
        seats: orderItems.purchaseQuantity,
        orderNo: sql`case when ${orders.deletedAt} is null then ${orders.orderNo} end`,
        companyId: nobody,
        companyName: nobody,
      }),
    )
    .from(orders)
    .innerJoin(
      orderItems,
      and(
        itemsOfOrder,
        // A renewal that found no licence to renew is a licence too.
        or(
          eq(orderItems.effect, 'add'),
          eq(orderItems.deliveredTo, sql`${orderItems.orderNo} || '-' || ${orderItems.position}`),
        ),
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
        sn: nobody,
        onlineSince: never,
        seats: one,
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
        sn: grants.sn,
        onlineSince: grants.onlineSince,
        seats: one,
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

const firstBatch = sql`coalesce(${products.batchOf}, ${products.mainId})`

/** One row for each product, with the end of the batch that lasts longest. */
const sharedWith = (db: Connection, userId: string, now: Date) =>
  db
    .select(
      columns({
        ownedId: firstBatch,
        source: sql`'company'`,
        licenceId: firstBatch,
        name: sql`min(${products.name})`,
        productType: sql`min(${products.productType})`,
        endAt: sql`case when bool_or(${products.endAt} is null and not ${products.disabled}) then null
          else coalesce(max(${products.endAt}) filter (where not ${products.disabled}), max(${products.endAt})) end`,
        isStopped: sql`bool_and(${products.disabled})`,
        sn: nobody,
        onlineSince: sql`min(${seatCheckouts.startedAt})`,
        seats: one,
        orderNo: nobody,
        companyId: companies.id,
        companyName: companies.name,
      }),
    )
    .from(memberships)
    .innerJoin(companies, and(eq(companies.id, memberships.companyId), isNull(companies.dissolvedAt)))
    .innerJoin(departments, departmentOf(memberships))
    .innerJoin(products, and(eq(products.companyId, companies.id), eq(products.isConcurrent, true)))
    .leftJoin(
      seatCheckouts,
      and(
        eq(seatCheckouts.companyId, companies.id),
        eq(seatCheckouts.userId, memberships.userId),
        eq(seatCheckouts.product, firstBatch),
        isOpen(now),
      ),
    )
    .where(
      and(
        eq(memberships.userId, userId),
        sql`exists (
          select 1 from ${seatHoldings} where ${seatHoldings.companyId} = ${products.companyId}
            and ${seatHoldings.mainId} = ${products.mainId} and ${seatHoldings.quantity} > 0
            and ${seatHoldings.departmentId} = any(string_to_array(${departments.path}, '/'))
        )`,
      ),
    )
    .groupBy(companies.id, companies.name, firstBatch)
