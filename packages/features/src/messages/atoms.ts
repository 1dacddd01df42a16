import { atom } from 'jotai'
import { presentHostAtom } from '../shared/host/host'
import { queryAtom } from '../shared/host/query'
import { keyedRequestAtom } from '../shared/request/keyedRequestAtom'
import { requestAtom } from '../shared/request/request'
import { steadyAtom } from '../shared/request/steadyAtom'
import type { CallOptions } from '../shared/wire/client'
import type { OperationOutput } from '../shared/wire/contract'
import { Failure } from '../shared/wire/Failure'
import { apiAtom } from './api'
import type { messagesContract } from './contract'
import { readMessageListQuery } from './messageListQuery'

export type WireMessage = OperationOutput<typeof messagesContract.getMessage>

/** With the words of one language. */
export type Message = Omit<WireMessage, 'titleEn' | 'contentEn'>

/** Says a message in the host's language; in Chinese where it has no English. */
const sayAtom = atom((get) => {
  const isEnglish = get(presentHostAtom).locale === 'en'
  return isEnglish ? inEnglish : inChinese
})

const inChinese = ({ titleEn, contentEn, ...message }: WireMessage): Message => message

const inEnglish = ({ titleEn, contentEn, ...message }: WireMessage): Message =>
  titleEn === '' ? message : { ...message, title: titleEn, content: contentEn }

/** As many as the badge counts among. */
const recentMessages = 100

/** The newest messages, for the bell. */
export const recentMessagesAtom = requestAtom(async (get, signal) => {
  const say = get(sayAtom)
  const { list } = await get(apiAtom).listMessages(
    { query: { pageIndex: 1, pageSize: recentMessages } },
    { signal },
  )
  return list.map(say)
})

/** What the list shows, as the address says. */
export const listQueryAtom = steadyAtom((get) => readMessageListQuery(get(queryAtom)))

const shownPageAtom = steadyAtom((get) => {
  const { pageIndex, pageSize, show } = get(listQueryAtom)
  return { pageIndex, pageSize, show }
})

/** Asks for one page of all messages, or of the unread ones, as the address says. */
export const askMessagesAtom = atom((get) => {
  const { show } = get(shownPageAtom)
  const { listMessages } = get(apiAtom)
  const filter = show === 'unread' && { hasRead: false }
  const say = get(sayAtom)
  return async (pageIndex: number, pageSize: number, call?: CallOptions) => {
    const page = await listMessages({ query: { ...filter, pageIndex, pageSize } }, call)
    return { ...page, list: page.list.map(say) }
  }
})

/** One page of the list. */
export const messagePageAtom = requestAtom(async (get, signal) => {
  const { pageIndex, pageSize } = get(shownPageAtom)
  return get(askMessagesAtom)(pageIndex, pageSize, { signal })
})

/** Id of the message that the address names; empty: none. */
export const messageIdAtom = atom((get) => get(queryAtom).get('id') ?? '')

/** The message that the address names. */
export const messageAtom = keyedRequestAtom(messageIdAtom, async (get, signal) => {
  const messageId = get(messageIdAtom)
  if (messageId === '') throw new Failure('missing')
  return get(sayAtom)(await get(apiAtom).getMessage({ query: { messageId } }, { signal }))
})
