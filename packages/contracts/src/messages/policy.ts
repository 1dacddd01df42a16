import { withPolicy } from '../wire/policy'
import { messagesContract } from './contract'

export const messagesOperations = withPolicy(messagesContract, {
  listMessages: {
    summary: 'Own messages, newest first: all, only the read or unread ones, only those about one company.',
    access: 'user',
  },
  getMessage: {
    summary: 'One of the caller’s messages.',
    access: 'user',
  },
  readMessages: {
    summary: 'Marks own messages as read: those named, else all of them, or all about one company.',
    access: 'user',
  },
  deleteMessages: {
    summary: 'Deletes own messages, all of the named ones or none.',
    access: 'user',
  },
})
