export { messageRoutes } from './messageRoutes'
export { type MessageWords, sendMessage } from './sendMessage'
