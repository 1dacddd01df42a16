import { PayOrder } from '@atrium/features/orders'
import { useVisit } from '../../useVisit'

/** Payment of one order, without the list; the cashier returns to this tab. */
export default function PayOrderPage() {
  return <PayOrder openCashier={useVisit().leaveFor} />
}
