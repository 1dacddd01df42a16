export { MessageCentre } from './MessageCentre'
export { MessageDetail } from './MessageDetail'
export { MessageEntry, type MessageEntryProps } from './parts/MessageEntry'
export { messagesRoutes } from './routes'
