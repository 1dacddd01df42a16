import { Button } from '@atrium/ui/button'
import { DataTable, type DataTableColumn } from '@atrium/ui/data-table'
import { EmptyState } from '@atrium/ui/empty-state'
import { SearchField } from '@atrium/ui/search-field'
import { StatusBadge } from '@atrium/ui/status-badge'
import { useMemo, useState } from 'react'

interface Member {
  id: string
  name: string
  department: string
  licences: number
  isActive: boolean
}

const members: readonly Member[] = [
  { id: '1', name: 'Ada Lovelace', department: 'Structural design', licences: 4, isActive: true },
  { id: '2', name: 'Grace Hopper', department: 'Site management', licences: 2, isActive: true },
  { id: '3', name: 'Alan Turing', department: 'Structural design', licences: 0, isActive: false },
  { id: '4', name: 'Lin Huiyin', department: 'Cost control', licences: 7, isActive: true },
]

const columns: readonly DataTableColumn<Member>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name, rowHeader: true },
  { id: 'department', header: 'Department', cell: ({ department }) => department },
  {
    id: 'licences',
    header: 'Licences',
    cell: ({ licences }) => licences,
    sortValue: ({ licences }) => licences,
    align: 'end',
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ isActive }) => (
      <StatusBadge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Invited'}</StatusBadge>
    ),
  },
]

const labels = {
  loading: 'Loading members',
  selectPage: 'Select all members on this page',
  selectRow: (name: string) => `Select ${name}`,
  resizeColumn: (header: string) => `Resize ${header}`,
}

export function DataTableExample() {
  const [search, setSearch] = useState('')
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(
    () => members.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase())),
    [search],
  )

  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <SearchField
        placeholder="Search by name"
        value={search}
        onValueChange={setSearch}
        labels={{ field: 'Search members', clear: 'Clear the search' }}
      />
      <DataTable
        caption="Members"
        labels={labels}
        columns={columns}
        rows={rows}
        reservedRows={members.length}
        getRowId={({ id }) => id}
        getRowLabel={({ name }) => name}
        selection={selection}
        onSelectionChange={setSelection}
        filtered={search !== ''}
        noMatches={
          <EmptyState
            title="No member has this name"
            action={<Button onClick={() => setSearch('')}>Clear the search</Button>}
          />
        }
      />
    </div>
  )
}
