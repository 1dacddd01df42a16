import { PayOrder } from '@atrium/features/orders'
import { useVisit } from '../useVisit'

/** The way to pay for an order, without the list of all; the cashier leads back to this tab. */
export default function PayOrderPage() {
  return <PayOrder openCashier={useVisit().leaveFor} />
}
