import { PayOrder } from '@atrium/features/orders'
import { useSite } from '../site'

/** Payment of one order; the cashier returns to this tab. */
export const PayOrderPage = () => <PayOrder openCashier={useSite().leaveFor} />
