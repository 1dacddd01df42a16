import type { Getter, Setter } from 'jotai'
import { actionAtom, undoableAtom } from '../shared/request/actionAtom'
import { type Department, departmentsApiAtom, type Member } from './api'
import { departmentIdAtom, departmentsAtom } from './atoms'
import { membersAtom, openDepartmentAtom } from './memberList'

const ofTree = ['departments', 'members', 'history'] as const
/** What becomes of the licences with them. */
const withLicences = [...ofTree, 'licences'] as const

interface NewDepartment {
  readonly parent: Department
  readonly departmentName: string
}

export const addDepartmentAction = undoableAtom({
  async run(get, set, { parent, departmentName }: NewDepartment) {
    const { departmentId: parentId, level } = parent
    const body = { parentId, departmentName, level: level + 1 }
    const added = await get(departmentsApiAtom).addDepartment({ body })
    set(departmentsAtom, (rows) => [...rows, added])
    return added
  },
  undo: (get, set, _given, added) => deleteDepartment(get, set, added),
  stale: ofTree,
})

/** Who looks at it goes on in the one above. */
export const deleteDepartmentAction = actionAtom({
  async run(get, set, department: Department) {
    const { departmentId, parentId } = department
    const isOpen = get(departmentIdAtom) === departmentId
    await deleteDepartment(get, set, department)
    if (isOpen && parentId !== null) set(openDepartmentAtom, parentId)
  },
  stale: withLicences,
})

async function deleteDepartment(get: Getter, set: Setter, { departmentId }: Department) {
  const query = { departmentId }
  await get(departmentsApiAtom).deleteDepartment({ query })
  set(departmentsAtom, (rows) => rows.filter((row) => row.departmentId !== departmentId))
}

interface NewName {
  readonly department: Department
  readonly departmentName: string
}

export const renameDepartmentAction = undoableAtom({
  run: renameDepartment,
  undo: (get, set, { department, departmentName }) =>
    renameDepartment(get, set, { department: { ...department, departmentName }, ...department }),
  stale: ofTree,
})

async function renameDepartment(get: Getter, set: Setter, { department, departmentName }: NewName) {
  const { departmentId, parentId, level, departmentName: formerName } = department
  const place = { departmentId, parentId, level }
  await get(departmentsApiAtom).editDepartment({ body: { ...place, departmentName, formerName } })
  set(departmentsAtom, (rows) =>
    rows.map((row) => (row.departmentId === departmentId ? { ...row, departmentName } : row)),
  )
}

interface MemberNamed {
  readonly member: Member
  readonly realName: string
}

export const renameMemberAction = undoableAtom({
  run: renameMember,
  undo: (get, set, { member, realName }) =>
    renameMember(get, set, { member: { ...member, realName }, realName: member.realName }),
  stale: ['members', 'history'],
})

async function renameMember(get: Getter, set: Setter, { member, realName }: MemberNamed) {
  const { userId, phone, department, departmentId, realName: formerName } = member
  const list = [{ phone, realName, department, departmentId, formerName }]
  await get(departmentsApiAtom).updateMembers({ body: { list } })
  set(membersAtom, (page) => ({
    ...page,
    list: page.list.map((row) => (row.userId === userId ? { ...row, realName } : row)),
  }))
}

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
  stale: withLicences,
})

function moveMembers(get: Getter, { members, targetId }: Move) {
  const userIds = members.map((member) => member.userId)
  const body = { targetDepartmentId: targetId, userIds }
  return get(departmentsApiAtom).moveMembers({ body })
}

interface Removal {
  readonly userIds: readonly string[]
  readonly passportToken: string
}

export const deleteMembersAction = actionAtom({
  run: (get, _set, { userIds, passportToken }: Removal) =>
    get(departmentsApiAtom).deleteMembers({
      body: { userIds: [...userIds], passportToken },
    }),
  stale: withLicences,
})

/** Makes nothing stale: who handed the company over may see none of it any more, and is led elsewhere. */
export const handOverAction = actionAtom({
  run: (get, _set, successorId: string) =>
    get(departmentsApiAtom).changeAdministrator({
      body: { successorId },
    }),
  stale: [],
})
