import { actionAtom } from '../shared/request/actionAtom'
import { apiAtom } from './api'

const stale = ['messages', 'menus'] as const

export const readMessagesAction = actionAtom({
  run: (get, _set, messageIds: readonly string[]) =>
    get(apiAtom).readMessages({ body: { messageIds: [...messageIds] } }),
  stale,
})

/** All messages, or all about a company. */
export const readAllAction = actionAtom({
  run: (get, _set, aboutId: string | undefined) =>
    get(apiAtom).readMessages({ body: aboutId === undefined ? {} : { aboutId } }),
  stale,
})

export const deleteMessagesAction = actionAtom({
  run: (get, _set, messageIds: readonly string[]) =>
    get(apiAtom).deleteMessages({ body: { messageIds: [...messageIds] } }),
  stale,
})
