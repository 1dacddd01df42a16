import { pagePaths } from '@atrium/contracts/paths'
import { atom } from 'jotai'
import { presentHostAtom } from '../shared/host/host'
import { ownQueryAtom } from '../shared/host/query'
import { requestAtom } from '../shared/request/request'
import { keyedRequestAtom } from '../shared/request/steadyAtom'
import { Failure } from '../shared/wire/Failure'
import { apiAtom, type BilingualMessage } from './api'

/** With the texts of one language. */
export type Message = Omit<BilingualMessage, 'titleEn' | 'contentEn'>

/** A message in the host's language, or in Chinese if it has no English text. */
export const sayAtom = atom((get) => {
  const isEnglish = get(presentHostAtom).locale === 'en'
  return isEnglish ? inEnglish : inChinese
})

const inChinese = ({ titleEn, contentEn, ...message }: BilingualMessage): Message => message

const inEnglish = ({ titleEn, contentEn, ...message }: BilingualMessage): Message =>
  titleEn === '' ? message : { ...message, title: titleEn, content: contentEn }

/** The number that the bell lists. */
const recentMessages = 20

/** For the bell: the newest messages, and the number of all unread ones. */
export const recentMessagesAtom = requestAtom(['messages'], async (get, signal) => {
  const say = get(sayAtom)
  const { list, counts } = await get(apiAtom).listMessages(
    { query: { pageIndex: 1, pageSize: recentMessages } },
    { signal },
  )
  const unread = counts.find(({ isRead }) => !isRead)?.count ?? 0
  return { list: list.map(say), unread }
})

const ownAtom = ownQueryAtom([pagePaths.companyMessage, pagePaths.ownMessage])

/** Id of the message in the address; empty: none. */
export const messageIdAtom = atom((get) => get(ownAtom).get('id') ?? '')

/** The message in the address. */
export const messageAtom = keyedRequestAtom(messageIdAtom, [], async (get, signal) => {
  const messageId = get(messageIdAtom)
  if (messageId === '') throw new Failure('missing')
  return get(sayAtom)(await get(apiAtom).getMessage({ query: { messageId } }, { signal }))
})

declare module '../shared/request/stale' {
  interface Resources {
    readonly messages: unknown
  }
}
