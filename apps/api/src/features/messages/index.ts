export { messageRoutes } from './messageRoutes'
export { countUnread } from './readMessages'
