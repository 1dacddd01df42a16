import { atom } from 'jotai'
import { queryAtom } from '../shared/host/query'
import { type Request, type RequestAtom, requestAtom } from '../shared/request/request'
import { departmentsApiAtom } from './api'

/** The department in the address; undefined: the top one. */
export const namedDepartmentAtom = atom((get) => get(queryAtom).get('department') || undefined)

/** All departments in scope. Writing reloads them, or applies a given change to the shown ones. */
export const departmentsAtom = withLocalChanges(
  requestAtom(['departments', 'members', 'seats'], (get, signal) => {
    return get(departmentsApiAtom).listDepartments({}, { signal })
  }),
)

/** All departments for whose members the person may assign licences. */
export const licenceDepartmentsAtom = requestAtom(['departments', 'members'], (get, signal) =>
  get(departmentsApiAtom).listLicenceDepartments({}, { signal }),
)

/** The department in the address; undefined: the top one, also if the named one doesn't exist. */
export const askedDepartmentIdAtom = atom((get) => {
  const departmentId = get(namedDepartmentAtom)
  const departments = get(departmentsAtom)
  const isGone =
    departments.state === 'ready' &&
    !departments.value.some((department) => department.departmentId === departmentId)
  return isGone ? undefined : departmentId
})

/** Total of all in scope. Undefined: unknown. */
export const topDepartmentAtom = atom((get) => {
  const departments = get(departmentsAtom)
  return departments.state === 'ready' ? departments.value.find((row) => row.parentId === null) : undefined
})

/** The chosen department. Undefined: unknown. */
export const departmentIdAtom = atom(
  (get) => get(askedDepartmentIdAtom) ?? get(topDepartmentAtom)?.departmentId,
)

export const departmentAtom = atom((get) => {
  const departments = get(departmentsAtom)
  const departmentId = get(departmentIdAtom)
  if (departments.state !== 'ready') return undefined
  return departments.value.find((department) => department.departmentId === departmentId)
})

declare module '../shared/request/stale' {
  interface Resources {
    readonly departments: unknown
    readonly members: unknown
  }
}

type Change<T> = (value: T) => T

/**
 * A request whose answer can be corrected at once after a change, while a newer answer is loading. Writing
 * reloads it, or applies a given change.
 */
function withLocalChanges<T>(request: RequestAtom<T>) {
  const corrected = atom<{ readonly answer: T; readonly value: T }>()
  const current = atom((get): Request<T> => {
    const answered = get(request)
    const own = get(corrected)
    return answered.state === 'ready' && own && own.answer === answered.value
      ? { ...answered, value: own.value }
      : answered
  })
  return atom(
    (get) => get(current),
    (get, set, change?: Change<T>) => {
      if (!change) return set(request)
      const answered = get(request)
      const shown = get(current)
      if (answered.state === 'ready' && shown.state === 'ready')
        set(corrected, { answer: answered.value, value: change(shown.value) })
    },
  )
}
