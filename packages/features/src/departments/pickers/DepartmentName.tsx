import { useAtomValue } from 'jotai'
import { licenceDepartmentsAtom } from '../atoms'

/** The name of a department, for features without departments of their own; empty until it is known. */
export function DepartmentName({ departmentId }: { readonly departmentId: string }) {
  const departments = useAtomValue(licenceDepartmentsAtom)
  if (departments.state !== 'ready') return null
  return departments.value.find((department) => department.departmentId === departmentId)?.departmentName
}
