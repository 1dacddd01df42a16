export { MessageCentre } from './MessageCentre'
export { MessageDetail } from './MessageDetail'
export { MessagesFeature } from './MessagesFeature'
export { MessageEntry, type MessageEntryProps } from './parts/MessageEntry'
