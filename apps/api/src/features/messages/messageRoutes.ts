import { messagesOperations } from '@atrium/contracts/messages/policy'
import { implement } from '../../ports/implement'
import { deleteMessages } from './deleteMessages'
import { getMessage } from './getMessage'
import { listMessages } from './listMessages'
import { readMessages } from './readMessages'

export const messageRoutes = implement(messagesOperations, {
  listMessages,
  getMessage,
  readMessages,
  deleteMessages,
})
