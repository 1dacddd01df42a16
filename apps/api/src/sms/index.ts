export { httpGateway } from './httpGateway'
export { queueManySms, queueSms, type Sms } from './queueSms'
export { type RunningDelivery, runDelivery } from './runDelivery'
export type { SmsGateway } from './SmsGateway'
