export { alertPerson } from './alerts/alertPerson'
export { alerts } from './alerts/alerts'
export { type MessageWords, sendMessage } from './sendMessage'
