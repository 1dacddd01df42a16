import { SearchField } from '@atrium/ui/search-field'
import { useState } from 'react'

const departments = ['Structural design', 'Site management', 'Cost control']

export function SearchFieldExample() {
  const [term, setTerm] = useState('')
  const matches = departments.filter((name) => name.toLowerCase().includes(term.toLowerCase()))

  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <SearchField
        placeholder="Search departments"
        onSearch={setTerm}
        labels={{ field: 'Search departments', clear: 'Clear the search' }}
      />
      <span role="status">{matches.join(', ') || 'No department has this name.'}</span>
    </div>
  )
}
