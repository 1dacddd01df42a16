import type { Getter, Setter } from 'jotai'
import { undoableAtom } from '../shared/request/actionAtom'
import type { MemberNamed } from './renameMember'

export const renameMemberAction = undoableAtom({
  run: rename,
  undo: (get, set, { member, realName }) =>
    rename(get, set, { member: { ...member, realName }, realName: member.realName }),
  stale: ['members', 'history'],
})

/** By code that is fetched with the first new name. */
async function rename(get: Getter, set: Setter, named: MemberNamed) {
  return (await import('./renameMember')).renameMember(get, set, named)
}
