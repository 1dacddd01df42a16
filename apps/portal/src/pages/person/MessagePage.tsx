export { MessageDetail as default } from '@atrium/features/messages'
