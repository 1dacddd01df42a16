export { emptyUseless } from './emptyUseless'
export { queueManySms, queueSms } from './queueSms'
