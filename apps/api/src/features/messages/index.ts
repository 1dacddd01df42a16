export { countUnread } from './countUnread'
export { messageRoutes } from './messageRoutes'
