import { actionAtom } from '../shared/request/actionAtom'
import { backlogApiAtom } from './api'

const stale = ['backlog', 'menus'] as const

interface Answer {
  readonly id: string
  readonly isAgreed: boolean
  readonly passportToken: string
}

/** Accepting moves the person to another company. */
export const answerAction = actionAtom({
  run: (get, _set, answer: Answer) =>
    get(backlogApiAtom).answerInvitation({ body: { ...answer, progress: 'done' } }),
  stale: [...stale, 'person'],
})

export const deleteItemsAction = actionAtom({
  run: (get, _set, ids: readonly string[]) => get(backlogApiAtom).deleteBacklog({ body: { ids: [...ids] } }),
  stale,
})
