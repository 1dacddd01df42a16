import { FilterSelect } from '@atrium/ui/filter-select'
import { useState } from 'react'

const options = [
  { value: '', label: 'Any department' },
  { value: 'design', label: 'Structural design' },
  { value: 'site', label: 'Site management' },
]

export function FilterSelectExample() {
  const [department, setDepartment] = useState('')

  return (
    <FilterSelect
      aria-label="Department"
      value={department}
      onValueChange={setDepartment}
      options={options}
    />
  )
}
