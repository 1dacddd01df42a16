import { queryNumber, withQuery } from '../shared/host/query'
import { messagesRoutes } from './routes'

export const messagePageSizes = [10, 20, 30] as const

/** What the list shows. It stands in the address, so that it survives a visit to a message. */
export interface MessageListQuery {
  readonly pageIndex: number
  readonly pageSize: number
  readonly show: 'all' | 'unread'
  /** Columns that are hidden, as the address says it. */
  readonly hide: string
}

export function readMessageListQuery(query: URLSearchParams): MessageListQuery {
  const pageSize = queryNumber(query, 'pageSize', 10)
  return {
    pageIndex: queryNumber(query, 'pageIndex', 1),
    pageSize: messagePageSizes.find((size) => size === pageSize) ?? 10,
    show: query.get('show') === 'unread' ? 'unread' : 'all',
    hide: query.get('hide') ?? '',
  }
}

export const messageListPath = (list: MessageListQuery): string =>
  withQuery(messagesRoutes.list, asMessageQuery(list))

/** A message, with the list to return to. */
export const messagePath = (messageId: string, list?: MessageListQuery): string =>
  withQuery(messagesRoutes.detail, { id: messageId, ...(list && asMessageQuery(list)) })

/** The list as parts of an address. */
export const asMessageQuery = ({ pageIndex, pageSize, show, hide }: MessageListQuery) => ({
  show: show === 'unread' ? show : undefined,
  pageIndex: pageIndex === 1 ? undefined : pageIndex,
  pageSize: pageSize === 10 ? undefined : pageSize,
  hide,
})
