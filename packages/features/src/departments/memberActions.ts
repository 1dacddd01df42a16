import type { Getter } from 'jotai'
import { actionAtom, undoableAtom } from '../shared/request/actionAtom'
import type { Member } from './api'
import { departmentChangesApiAtom } from './changes/api'
import { handoverApiAtom } from './handover/api'

/** Actions of the member dialogs, loaded with them. */
const stale = ['departments', 'members', 'licences', 'seats', 'history'] as const

interface Move {
  readonly members: readonly Member[]
  readonly targetId: string
}

/** Undoing moves everyone back; that is exact only if no licence was recovered. */
export const moveMembersAction = undoableAtom({
  run: (get, _set, move: Move) => moveMembers(get, move),
  undo: (get, _set, { members }) =>
    [...new Set(members.map((member) => member.departmentId))].map((targetId) => {
      const some = members.filter((member) => member.departmentId === targetId)
      return {
        name: some.map((member) => member.realName || member.phone),
        run: () => moveMembers(get, { members: some, targetId }),
      }
    }),
  stale,
})

function moveMembers(get: Getter, { members, targetId }: Move) {
  const userIds = members.map((member) => member.userId)
  const body = { targetDepartmentId: targetId, userIds }
  return get(departmentChangesApiAtom).moveMembers({ body })
}

interface Removal {
  readonly userIds: readonly string[]
  readonly passportToken: string
}

export const deleteMembersAction = actionAtom({
  run: (get, _set, { userIds, passportToken }: Removal) =>
    get(departmentChangesApiAtom).deleteMembers({
      body: { userIds: [...userIds], passportToken },
    }),
  stale,
})

/** Makes nothing stale: the former super administrator may no longer see the data, and is led elsewhere. */
export const handOverAction = actionAtom({
  run: (get, _set, successorId: string) =>
    get(handoverApiAtom).changeAdministrator({
      body: { successorId },
    }),
  stale: [],
})
