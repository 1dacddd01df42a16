export { emptyUseless } from './emptyUseless'
export { queueMail } from './queueMail'
export { queueManySms, queueSms } from './queueSms'
