import { atom } from 'jotai'
import { queryAtom } from '../shared/host/query'
import { requestAtom } from '../shared/request/request'
import { departmentsApiAtom } from './api'
import { withLocalChanges } from './localChanges'

/** The department that the address names; undefined: the top one. */
export const namedDepartmentAtom = atom((get) => get(queryAtom).get('department') || undefined)

/** All departments in scope. Writing asks again, or corrects what is shown where a change is given. */
export const departmentsAtom = withLocalChanges(
  requestAtom(['departments', 'members', 'seats'], (get, signal) => {
    return get(departmentsApiAtom).listDepartments({}, { signal })
  }),
)

/** The department that the address names; undefined for the top, as also for one that is not there (any more). */
export const askedDepartmentIdAtom = atom((get) => {
  const departmentId = get(namedDepartmentAtom)
  const departments = get(departmentsAtom)
  const isGone =
    departments.state === 'ready' &&
    !departments.value.some((department) => department.departmentId === departmentId)
  return isGone ? undefined : departmentId
})

/** Of all in scope. Undefined until known. */
export const topDepartmentAtom = atom((get) => {
  const departments = get(departmentsAtom)
  return departments.state === 'ready' ? departments.value.find((row) => row.parentId === null) : undefined
})

/** The chosen department. Undefined until known. */
export const departmentIdAtom = atom(
  (get) => get(askedDepartmentIdAtom) ?? get(topDepartmentAtom)?.departmentId,
)

export const departmentAtom = atom((get) => {
  const departments = get(departmentsAtom)
  const departmentId = get(departmentIdAtom)
  if (departments.state !== 'ready') return undefined
  return departments.value.find((department) => department.departmentId === departmentId)
})

declare module '../shared/request/Resource' {
  interface Resources {
    readonly departments: unknown
    readonly members: unknown
  }
}
