import { useAtomValue } from 'jotai'
import { useCallback, useMemo } from 'react'
import { departmentScope } from '../../shared/departments/departmentScope'
import type { Department } from '../api'
import { licenceDepartmentsAtom } from '../atoms'
import { type PickedDepartment, PickerTree } from './PickerTree'

export interface DepartmentsPickerProps {
  /** Ids of the chosen departments. */
  readonly value: readonly string[]
  readonly onChange: (departments: readonly PickedDepartment[]) => void
}

/** Chooses departments, each with everybody below, whose members get or lose licences. */
export function DepartmentsPicker({ value, onChange }: DepartmentsPickerProps) {
  const departments = useAtomValue(licenceDepartmentsAtom)
  const items = departments.state === 'ready' ? departments.value : nothing
  const scope = useMemo(() => departmentScope(items, value), [items, value])
  const getCheck = useCallback((item: Department) => scope.checkOf(item.departmentId), [scope])

  function toggle(id: string) {
    const chosen = new Set(scope.toggle(id))
    onChange(items.filter(({ departmentId }) => chosen.has(departmentId)))
  }

  return <PickerTree getCheck={getCheck} getNote={noteOf} selectedId={null} onSelect={toggle} />
}

const nothing: readonly Department[] = []

/** The number of members there or below; nothing for none. */
const noteOf = ({ memberCount }: Department) => (memberCount > 0 ? String(memberCount) : undefined)
