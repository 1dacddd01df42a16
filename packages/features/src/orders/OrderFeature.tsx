import { OrderDetail } from './OrderDetail'
import { type OrdersHost, OrdersHostContext } from './parts/OrdersHost'

/** The details of one order, for a host that loads them apart from the list. */
export function OrderFeature(host: OrdersHost) {
  return (
    <OrdersHostContext value={host}>
      <OrderDetail />
    </OrdersHostContext>
  )
}
