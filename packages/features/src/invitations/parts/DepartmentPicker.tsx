import { useAtomValue } from 'jotai'
import { placesAtom } from '../atoms'
import { DepartmentTree } from './DepartmentTree'

export interface DepartmentPickerProps {
  /** Accessible name of the tree. */
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (departmentId: string, departmentName: string) => void
}

/** Chooses one of the departments that the person can invite to, for features without departments of their own. */
export function DepartmentPicker({ label, value, onChange }: DepartmentPickerProps) {
  const places = useAtomValue(placesAtom)

  function choose(departmentId: string) {
    if (places.state !== 'ready') return
    const place = places.value.find((one) => one.departmentId === departmentId)
    if (place) onChange(departmentId, place.departmentName)
  }

  return <DepartmentTree label={label} selectedId={value ?? null} onSelect={choose} />
}
