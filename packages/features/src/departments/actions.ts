import type { Getter } from 'jotai'
import { undoableAtom } from '../shared/request/actionAtom'
import type { Renaming } from './renameMember'

export const renameMemberAction = undoableAtom({
  run: (get, _set, renaming: Renaming) => rename(get, renaming),
  undo: (get, _set, { member, realName }) =>
    rename(get, { member: { ...member, realName }, realName: member.realName }),
  stale: ['members', 'history'],
})

/** By code that is fetched with the first new name. */
async function rename(get: Getter, renaming: Renaming) {
  return (await import('./renameMember')).renameMember(get, renaming)
}
