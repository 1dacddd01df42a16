import type { ordersOperations } from '@atrium/contracts/orders/policy'
import { and, eq, exists, isNull, or, sql } from 'drizzle-orm'
import { containsExactly } from '../../platform/database/contains'
import { countsBy } from '../../platform/database/countsBy'
import { pageOf } from '../../platform/database/pageOf'
import { ofOwner } from '../../platform/owner/ofOwner'
import type { Call } from '../../ports/Call'
import { isSoughtProduct, productNames } from '../catalogue'
import { products } from '../seats/tables'
import { batchOfItem, endOfRenewed } from './delivery/batchOfItem'
import { effectOf } from './delivery/effectOf'
import { itemsOfOrder } from './findOrder'
import { statusAt, statusColumn } from './orderStatus'
import { orderItems, orders } from './tables'
import { amountsOf, payTypeOf } from './wire'

/** An order is named after its first item. */
export async function listOrders({
  db,
  owner,
  query,
  language,
  now,
}: Call<typeof ordersOperations.listOrders>) {
  const search = query.searchCondition
  const status = statusColumn(now)
  const counted = and(
    ofOwner(orders, owner),
    isNull(orders.deletedAt),
    search
      ? or(
          containsExactly(orders.orderNo, search),
          exists(
            db
              .select({ one: sql`1` })
              .from(orderItems)
              .where(and(itemsOfOrder, isSoughtProduct(orderItems.productName, orderItems.spelling, search))),
          ),
        )
      : undefined,
  )
  const { page, total, order, totalOf, ...listing } = pageOf(db, {
    table: orders,
    id: orders.orderNo,
    sortedBy: orders.createdAt,
    isDescending: true,
    listed: and(counted, query.orderStatus && sql`${status} = ${query.orderStatus}`),
    limit: query.pageSize,
    offset: (query.pageIndex - 1) * query.pageSize,
    isSearch: search !== undefined,
  })
  const { counts, countsOf } = countsBy(db, { table: orders, kind: status, counted })
  const rows = await listing.db
    .select({ total, counts, order: orders, item: orderItems, batchEnd: endOfRenewed })
    .from(page)
    .innerJoin(orders, and(ofOwner(orders, owner), eq(orders.orderNo, page.id)))
    .leftJoin(orderItems, and(itemsOfOrder, eq(orderItems.position, 0)))
    .leftJoin(products, batchOfItem)
    .orderBy(...order)
  const nameOf = await productNames(db, language)
  return {
    totalItems: await totalOf(rows),
    counts: (await countsOf(rows)).map(({ kind, count }) => ({ orderStatus: { name: kind }, count })),
    list: rows.map(({ order, item, batchEnd }) => ({
      orderNo: order.orderNo,
      productName: item ? nameOf(item.productName) : '',
      effect: item && effectOf(item, order, batchEnd, now),
      ...amountsOf(order),
      ...payTypeOf(order, now),
      createdAt: order.createdAt.toISOString(),
      orderStatus: { name: statusAt(order, now) },
    })),
  }
}
