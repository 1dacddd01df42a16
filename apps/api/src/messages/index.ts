export { messageRoutes } from './messageRoutes'
export { sendMessage } from './sendMessage'
