import * as v from 'valibot'
import { messageKind } from '../shared/message/contract'
import { contract, counts, flag, id, page, timestamp, wholeNumber } from '../wire/contract'

const message = v.object({
  messageId: id,
  title: v.string(),
  content: v.string(),
  /** Empty in messages from before English was supported. */
  titleEn: v.string(),
  contentEn: v.string(),
  hasRead: v.boolean(),
  createdAt: timestamp,
  /** Null in messages from before kinds existed. */
  kind: v.nullable(messageKind),
  /** The company that it is about. */
  enterpriseId: v.nullable(id),
  enterpriseName: v.string(),
  /** Whether the reader still belongs to that company. If not, they can do nothing there. */
  isMember: v.boolean(),
  /** The application's id or the order's number. */
  subjectId: v.nullable(v.string()),
  /** The message's task is done, by anybody. */
  isDone: v.boolean(),
})

/** Most messages in one call. */
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
