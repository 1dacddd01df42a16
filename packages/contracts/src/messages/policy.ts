import { withPolicy } from '../wire/policy'
import { messagesContract } from './contract'

/** A session that only companies' connections opened reaches the messages about these companies. */
export const messagesOperations = withPolicy(messagesContract, {
  listMessages: {
    summary: 'Lists the caller’s messages, newest first: all, read, unread, or about one company.',
    access: 'user',
    limited: 'open',
  },
  getMessage: {
    summary: 'Returns one of the caller’s messages.',
    access: 'user',
    limited: 'open',
  },
  readMessages: {
    summary: 'Marks messages as read: the named ones, all, or all about one company.',
    access: 'user',
    limited: 'open',
  },
  deleteMessages: {
    summary: 'Deletes the named messages, all or none.',
    access: 'user',
    limited: 'open',
  },
})
