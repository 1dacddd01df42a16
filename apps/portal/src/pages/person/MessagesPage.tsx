export { MessageCentre as default } from '@atrium/features/messages'
