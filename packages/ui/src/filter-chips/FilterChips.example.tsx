import { FilterChips } from '@atrium/ui/filter-chips'
import { useState } from 'react'

const chips = [
  { value: 'all', label: 'All', count: '24' },
  { value: 'active', label: 'Active', count: '21' },
  { value: 'expired', label: 'Expired', count: '3' },
]

export function FilterChipsExample() {
  const [status, setStatus] = useState('all')

  return <FilterChips label="Status" chips={chips} value={status} onValueChange={setStatus} />
}
