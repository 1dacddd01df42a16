export { alertPerson } from './alerts/alertPerson'
export { alerts } from './alerts/alerts'
export { messageRoutes } from './messageRoutes'
export { type MessageWords, sendMessage } from './sendMessage'
