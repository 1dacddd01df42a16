export { emptyUseless } from './emptyUseless'
export { httpGateway } from './httpGateway'
export { queueManySms, queueSms } from './queueSms'
export { type RunningDelivery, runDelivery } from './runDelivery'
