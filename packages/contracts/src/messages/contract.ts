import * as v from 'valibot'
import { messageKind } from '../shared/message/contract'
import { contract, counts, flag, id, page, timestamp, wholeNumber } from '../wire/contract'

const message = v.object({
  messageId: id,
  title: v.string(),
  content: v.string(),
  /** Empty in messages of before there was English. */
  titleEn: v.string(),
  contentEn: v.string(),
  hasRead: v.boolean(),
  createdAt: timestamp,
  /** Null in messages of before there were kinds. */
  kind: v.nullable(messageKind),
  /** The company that it is about. */
  enterpriseId: v.nullable(id),
  enterpriseName: v.string(),
  /** Whether the reader belongs to that company now: who doesn't has nothing to do there. */
  isMember: v.boolean(),
  /** Id of the application, or number of the order, that it is about. */
  subjectId: v.nullable(v.string()),
  /** What it asks for has been done, by whomever: nothing is left to do. */
  isDone: v.boolean(),
})

/** At most this many messages are read or deleted at once. */
export const mostMessages = 1000

const messageIds = v.pipe(v.array(id), v.minLength(1), v.maxLength(mostMessages))

export const messagesContract = contract({
  listMessages: {
    method: 'GET',
    path: '/api/v1/User/MessageList',
    query: v.object({
      pageIndex: wholeNumber(1, 100_000),
      pageSize: wholeNumber(1, 100),
      hasRead: v.optional(flag),
      /** Id of a company. */
      aboutId: v.optional(id),
    }),
    response: v.object({ ...page(message).entries, counts: counts({ hasRead: v.boolean() }) }),
  },
  getMessage: {
    method: 'GET',
    path: '/api/v1/User/GetMessageDetail',
    query: v.object({ messageId: id }),
    response: message,
  },
  readMessages: {
    method: 'PATCH',
    path: '/api/v1/User/ReadMessages',
    body: v.object({ messageIds: v.optional(messageIds), aboutId: v.optional(id) }),
    response: v.literal(true),
  },
  deleteMessages: {
    method: 'DELETE',
    path: '/api/v1/User/DeleteMessage',
    body: v.object({ messageIds }),
    response: v.literal(true),
  },
})
