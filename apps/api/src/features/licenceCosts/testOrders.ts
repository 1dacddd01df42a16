import { orderItems, orders } from '../../tables'
import { companyId, type Firm } from '../authorisation/testCompany'

interface Item {
  readonly mainId: string
  readonly quantity: number
  readonly amount?: number
  readonly months?: number | null
  readonly from?: string
  readonly until?: string
}

/** Adds paid orders to the company of the tests, delivered ones unless told otherwise, and returns their numbers. */
export function orderFor(firmOf: () => Firm) {
  let turn = 0
  return async (
    amount: number,
    paid: string,
    items: readonly Item[],
    status: 'SUCCESS' | 'COMPLETED' = 'COMPLETED',
  ) => {
    const db = firmOf().database.connection
    turn += 1
    const key = { ownerKind: 'company' as const, ownerId: companyId, orderNo: `order-${turn}` }
    const at = new Date(paid)
    const deliveredAt = status === 'COMPLETED' ? at : null
    await db.insert(orders).values({
      ...key,
      status,
      orderAmount: amount + 100,
      payAmount: amount,
      actualAmount: amount,
      createdAt: at,
      expiresAt: at,
      paidAt: at,
      deliveredAt,
    })
    await db.insert(orderItems).values(
      items.map((item, position) => ({
        ...key,
        position,
        mainId: item.mainId,
        productName: `产品${item.mainId}`,
        productType: 0,
        sellingPackageName: '标准版',
        membershipDuration: item.months === undefined ? 12 : item.months,
        purchaseQuantity: item.quantity,
        amount: item.amount ?? null,
        deliveredTo: deliveredAt && item.mainId,
        deliveredFrom: item.from ? new Date(item.from) : null,
        deliveredUntil: item.until ? new Date(item.until) : null,
      })),
    )
    return key.orderNo
  }
}
