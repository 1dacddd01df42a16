import { and, eq } from 'drizzle-orm'
import { products } from '../seats/tables'
import { orderItems } from './tables'

/** Joins an item with the batch of seats that it names; only a company has any. */
export const batchOfItem = and(
  eq(orderItems.ownerKind, 'company'),
  eq(products.companyId, orderItems.ownerId),
  eq(products.mainId, orderItems.mainId),
)
