export { alertPerson } from './alerts/alertPerson'
export { alerts } from './alerts/alerts'
export { mailPeople } from './mailPeople'
export { type MessageWords, sendMessage } from './sendMessage'
