import * as v from 'valibot'
import { contract, flag, id, page, timestamp, wholeNumber } from '../shared/contract'

const message = v.object({
  messageId: id,
  title: v.string(),
  content: v.string(),
  /** Empty in messages of before there was English. */
  titleEn: v.string(),
  contentEn: v.string(),
  hasRead: v.boolean(),
  createdAt: timestamp,
})

/** At most this many messages are read or deleted at once. */
export const mostMessages = 1000

const messageIds = v.pipe(v.array(id), v.minLength(1), v.maxLength(mostMessages))

export const messagesContract = contract({
  listMessages: {
    method: 'GET',
    path: '/api/v1/User/MessageList',
    summary: 'Own messages, newest first; all of them, or only the read or unread ones.',
    access: 'user',
    query: v.object({
      pageIndex: wholeNumber(1, 100_000),
      pageSize: wholeNumber(1, 100),
      hasRead: v.optional(flag),
    }),
    response: page(message),
  },
  getMessage: {
    method: 'GET',
    path: '/api/v1/User/GetMessageDetail',
    summary: 'One of the own messages.',
    access: 'user',
    query: v.object({ messageId: id }),
    response: message,
  },
  readMessages: {
    method: 'PATCH',
    path: '/api/v1/User/ReadMessages',
    summary: 'Marks own messages as read.',
    access: 'user',
    body: v.object({ messageIds }),
    response: v.literal(true),
  },
  deleteMessages: {
    method: 'DELETE',
    path: '/api/v1/User/DeleteMessage',
    summary: 'Deletes own messages, all of the named ones or none.',
    access: 'user',
    body: v.object({ messageIds }),
    response: v.literal(true),
  },
})
