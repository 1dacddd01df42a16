import type { Getter } from 'jotai'
import { actionAtom, undoableAtom } from '../shared/request/actionAtom'
import type { Member } from './api'
import { departmentChangesApiAtom } from './changes/api'
import { handoverApiAtom } from './handover/api'

/** Of what the dialogs about members do: it comes with them. */
const stale = ['departments', 'members', 'licences', 'seats', 'history'] as const

interface Move {
  readonly members: readonly Member[]
  /** Of the department where they go. */
  readonly targetId: string
}

/** Undone, everyone is back where they were: exact only where no licence was recovered. */
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

/** Makes nothing stale: who handed the company over may see none of it any more, and is led elsewhere. */
export const handOverAction = actionAtom({
  run: (get, _set, successorId: string) =>
    get(handoverApiAtom).changeAdministrator({
      body: { successorId },
    }),
  stale: [],
})
