import { EditableGrid, type EditableGridColumn } from '@atrium/ui/editable-grid'
import { useState } from 'react'

interface Invitation {
  number: number
  name: string
  mail: string
}

const columns: readonly EditableGridColumn<Invitation>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name },
  { id: 'mail', header: 'E-mail', value: ({ mail }) => mail, weight: 2 },
]

const labels = {
  grid: 'Invitations',
  rowNumber: 'No.',
  check: 'Check',
  actions: 'Actions',
  row: (number: number) => `Row ${number}`,
  cell: (header: string, number: number) => `${header} in row ${number}`,
  remove: (number: number) => `Remove row ${number}`,
}

function check({ name, mail }: Invitation) {
  if (name === '' && mail === '') return { state: 'none', words: '' } as const
  if (!mail.includes('@')) return { state: 'bad', words: 'The e-mail has no @', columns: ['mail'] } as const
  return { state: 'good', words: 'Can be invited' } as const
}

export function EditableGridExample() {
  const [rows, setRows] = useState<readonly Invitation[]>([
    { number: 1, name: 'Ada Lovelace', mail: 'ada@example.com' },
    { number: 2, name: 'Grace Hopper', mail: 'grace' },
    { number: 3, name: '', mail: '' },
  ])

  return (
    <EditableGrid
      rows={rows}
      columns={columns}
      getNumber={({ number }) => number}
      check={check}
      labels={labels}
      onChange={(number, columnId, value) =>
        setRows((all) => all.map((row) => (row.number === number ? { ...row, [columnId]: value } : row)))
      }
      onRemove={(number) => setRows((all) => all.filter((row) => row.number !== number))}
    />
  )
}
