export { checkPayment } from './checkPayment'
export type { PaymentProvider } from './PaymentProvider'
export { receivePayment } from './receivePayment'
