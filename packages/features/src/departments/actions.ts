import { undoableAtom } from '../shared/request/actionAtom'
import { type Renaming, renameMember } from './renameMember'

export const renameMemberAction = undoableAtom({
  run: (get, _set, renaming: Renaming) => renameMember(get, renaming),
  undo: (get, _set, { member, realName }) =>
    renameMember(get, { member: { ...member, realName }, realName: member.realName }),
  stale: ['members', 'history'],
})
