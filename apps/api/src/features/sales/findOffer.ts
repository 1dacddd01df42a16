import type { salesOperations } from '@atrium/contracts/catalogue/sales/policy'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { ofOwner } from '../../platform/owner/ofOwner'
import type { Call } from '../../ports/Call'
import { isSold } from '../catalogue'
import { catalogueProducts } from '../catalogue/tables'
import { orderItems } from '../orders/tables'
import { soldAs } from '../seats'
import { products } from '../seats/tables'

export async function findOffer({ db, owner, params }: Call<typeof salesOperations.findOffer>) {
  const id =
    owner.kind === 'company'
      ? await ofBatch(db, owner.companyId, params.mainId)
      : await ofLicence(db, owner.userId, params.mainId)
  return id ? { onLineProductId: id } : null
}

async function ofBatch(db: Connection, companyId: string, mainId: string) {
  const [batch] = await db
    .select({ id: soldAs(db) })
    .from(products)
    .where(and(eq(products.companyId, companyId), eq(products.mainId, mainId)))
  return batch?.id
}

async function ofLicence(db: Connection, userId: string, licence: string) {
  const [item] = await db
    .select({ id: catalogueProducts.id })
    .from(orderItems)
    .innerJoin(catalogueProducts, and(eq(catalogueProducts.licenceId, orderItems.mainId), isSold))
    .where(and(ofOwner(orderItems, { kind: 'person', userId }), eq(orderItems.deliveredTo, licence)))
    .limit(1)
  return item?.id
}
