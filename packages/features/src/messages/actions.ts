import { actionAtom } from '../shared/request/actionAtom'
import { apiAtom } from './api'

const stale = ['messages', 'menus'] as const

export const readMessagesAction = actionAtom({
  run: (get, _set, messageIds: readonly string[]) =>
    get(apiAtom).readMessages({ body: { messageIds: [...messageIds] } }),
  stale,
})

export const readAllAction = actionAtom<void, unknown>({
  run: (get) => get(apiAtom).readMessages({ body: {} }),
  stale,
})

export const deleteMessagesAction = actionAtom({
  run: (get, _set, messageIds: readonly string[]) =>
    get(apiAtom).deleteMessages({ body: { messageIds: [...messageIds] } }),
  stale,
})
