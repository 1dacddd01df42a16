export type { Cashier } from './Cashier'
export { openCashier } from './openCashier'
export { paymentKey } from './paymentKey'
export { sendCallback } from './sendCallback'
