export { MessagesFeature as Messages } from '@atrium/features/messages'
