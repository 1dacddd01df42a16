export { MessageEntry, type MessageEntryProps } from './parts/MessageEntry'
export { messagesRoutes } from './routes'
