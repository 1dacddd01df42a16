import { OrdersFeature } from '@atrium/features/orders'
import { useVisit } from '../useVisit'

/** The cashier leads back to this tab. */
export default function OrdersPage() {
  return <OrdersFeature openCashier={useVisit().leaveFor} />
}
