import { actionAtom } from '../shared/request/actionAtom'
import { administratorsApiAtom } from './api'

const stale = ['administrators', 'members', 'history'] as const

export const removeAdministratorAction = actionAtom({
  run: (get, _set, userId: string) => get(administratorsApiAtom).removeAdministrator({ query: { userId } }),
  stale,
})

export const deleteGroupAction = actionAtom({
  run: (get, _set, groupId: string) => get(administratorsApiAtom).deleteGroup({ query: { groupId } }),
  stale,
})
