import { messagesContract } from '@atrium/contracts/messages/contract'
import { implement } from '../../ports/implement'
import { deleteMessages } from './deleteMessages'
import { getMessage } from './getMessage'
import { listMessages } from './listMessages'
import { readMessages } from './readMessages'

export const messageRoutes = implement(messagesContract, {
  listMessages,
  getMessage,
  readMessages,
  deleteMessages,
})
