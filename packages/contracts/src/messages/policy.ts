import { withPolicy } from '../wire/policy'
import { messagesContract } from './contract'

export const messagesOperations = withPolicy(messagesContract, {
  listMessages: {
    summary: 'Lists the caller’s messages, newest first: all, read, unread, or about one company.',
    access: 'user',
  },
  getMessage: {
    summary: 'Returns one of the caller’s messages.',
    access: 'user',
  },
  readMessages: {
    summary: 'Marks messages as read: the named ones, all, or all about one company.',
    access: 'user',
  },
  deleteMessages: {
    summary: 'Deletes the named messages, all or none.',
    access: 'user',
  },
})
