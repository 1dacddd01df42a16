import { and, eq, sql } from 'drizzle-orm'
import { products } from '../../seats/tables'
import { orderItems } from '../tables'
import { endOfPersonsProduct } from './personLicences'

/** Joins an item with the batch of seats that it names; only companies have batches. */
export const batchOfItem = and(
  eq(orderItems.ownerKind, 'company'),
  eq(products.companyId, orderItems.ownerId),
  eq(products.mainId, orderItems.mainId),
)

/** The end that a renewal moves: of the joined batch, or of the person's licence of the product. */
export const endOfRenewed = sql`coalesce(${products.endAt}, ${endOfPersonsProduct})`.mapWith(products.endAt)
