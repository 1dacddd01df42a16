export { BillChoice } from './BillChoice'
export { OrderPage } from './OrderPage'
export { Orders } from './Orders'
export { PayOrderPage } from './PayOrderPage'
