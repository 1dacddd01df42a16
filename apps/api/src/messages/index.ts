export { messageRoutes } from './messageRoutes'
export { type NewMessage, sendMessage } from './sendMessage'
