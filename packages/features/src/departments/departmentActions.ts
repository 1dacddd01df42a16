import type { Getter, Setter } from 'jotai'
import { actionAtom, questionAtom, undoableAtom } from '../shared/request/actionAtom'
import type { Department } from './api'
import { departmentIdAtom, departmentsAtom } from './atoms'
import { departmentChangesApiAtom } from './changes/api'
import { openDepartmentAtom } from './memberList'

const stale = ['departments', 'members', 'history'] as const

interface NewDepartment {
  readonly parent: Department
  readonly departmentName: string
}

export const addDepartmentAction = undoableAtom({
  async run(get, set, { parent, departmentName }: NewDepartment) {
    const { departmentId: parentId, level } = parent
    const body = { parentId, departmentName, level: level + 1 }
    const added = await get(departmentChangesApiAtom).addDepartment({ body })
    set(departmentsAtom, (rows) => [...rows, added])
    return added
  },
  undo: (get, set, _given, added) => deleteDepartment(get, set, added),
  stale,
})

/** Whether a department can be deleted: 1 means that licences return from it. */
export const precheckDeletionAtom = questionAtom({
  async run(get, { departmentId }: Department) {
    const query = { departmentId }
    return (await get(departmentChangesApiAtom).precheckDeleteDepartment({ query })).verdict
  },
  stale: ['departments', 'members'],
})

/** A screen that shows the deleted department continues with its parent. */
export const deleteDepartmentAction = actionAtom({
  async run(get, set, department: Department) {
    const { departmentId, parentId } = department
    const isOpen = get(departmentIdAtom) === departmentId
    await deleteDepartment(get, set, department)
    if (isOpen && parentId !== null) set(openDepartmentAtom, parentId)
  },
  stale: [...stale, 'licences', 'seats'],
})

async function deleteDepartment(get: Getter, set: Setter, { departmentId }: Department) {
  const query = { departmentId }
  await get(departmentChangesApiAtom).deleteDepartment({ query })
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
  stale,
})

async function renameDepartment(get: Getter, set: Setter, { department, departmentName }: NewName) {
  const { departmentId, parentId, level, departmentName: formerName } = department
  const place = { departmentId, parentId, level }
  await get(departmentChangesApiAtom).editDepartment({ body: { ...place, departmentName, formerName } })
  set(departmentsAtom, (rows) =>
    rows.map((row) => (row.departmentId === departmentId ? { ...row, departmentName } : row)),
  )
}
