import { and, eq, sql } from 'drizzle-orm'
import { products } from '../../seats/tables'
import { orderItems } from '../tables'
import { endOfPersonsProduct } from './personLicences'

/** Joins an item with the batch of seats that it names; only a company has any. */
export const batchOfItem = and(
  eq(orderItems.ownerKind, 'company'),
  eq(products.companyId, orderItems.ownerId),
  eq(products.mainId, orderItems.mainId),
)

/** The end that a renewal moves: of the batch so joined, or of what the person has of the product. */
export const endOfRenewed = sql`coalesce(${products.endAt}, ${endOfPersonsProduct})`.mapWith(products.endAt)
