import { messagesOperations } from '@atrium/contracts/messages/policy'
import { implement } from '../../ports/implement'
import { deleteMessages, getMessage, listMessages, readMessages } from './readMessages'

export const messageRoutes = implement(messagesOperations, {
  listMessages,
  getMessage,
  readMessages,
  deleteMessages,
})
