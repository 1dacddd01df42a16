import { useAtomValue } from 'jotai'
import { licenceDepartmentsAtom } from '../atoms'
import { type PickedDepartment, PickerTree } from './PickerTree'

export interface DepartmentPickerProps {
  /** Id of the chosen department. */
  readonly value: string | undefined
  readonly onChange: (department: PickedDepartment) => void
}

/** Chooses one department, for features without departments of their own. */
export function DepartmentPicker({ value, onChange }: DepartmentPickerProps) {
  const departments = useAtomValue(licenceDepartmentsAtom)

  function choose(id: string) {
    if (departments.state !== 'ready') return
    const department = departments.value.find(({ departmentId }) => departmentId === id)
    if (department) onChange(department)
  }

  return <PickerTree selectedId={value ?? null} onSelect={choose} />
}
