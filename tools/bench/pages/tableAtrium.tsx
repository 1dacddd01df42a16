import '@atrium/ui/styles/tokens.css'
import { DataTable, type DataTableColumn, type DataTableLabels } from '@atrium/ui/data-table'
import { ThemeRoot } from '@atrium/ui/theme-root'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { makeRows, type Row } from './rows'
import { click, type Subject } from './Subject'

const columns: readonly DataTableColumn<Row>[] = [
  { id: 'phone', header: 'Phone', cell: (row) => row.phone, sortValue: (row) => row.phone },
  { id: 'name', header: 'Name', cell: (row) => row.name, rowHeader: true },
  { id: 'department', header: 'Department', cell: (row) => row.department },
  { id: 'joinedAt', header: 'Joined', cell: (row) => row.joinedAt },
  { id: 'licences', header: 'Licences', cell: (row) => row.licences },
]

const labels: DataTableLabels = {
  selectPage: 'Select all',
  selectRow: (row) => `Select ${row}`,
  resizeColumn: (column) => `Width of ${column}`,
  loading: 'Loading',
}

const getRowId = (row: Row) => row.id
let selected: ReadonlySet<string> = new Set()

let rows: Row[] = []

export const subject: Subject = {
  prepare(size) {
    rows = makeRows(size)
  },
  mount(stage) {
    flushSync(() =>
      createRoot(stage).render(
        <ThemeRoot theme="light">
          <DataTable
            caption="Members"
            columns={columns}
            rows={rows}
            getRowId={getRowId}
            labels={labels}
            locale="en"
            virtual
            maxHeight={600}
            onSelectionChange={(next) => {
              selected = next
            }}
          />
        </ThemeRoot>,
      ),
    )
  },
  actions: {
    selectOne: () => click('tbody [role=checkbox], tbody input[type=checkbox]'),
    selectAll: () => click('thead [role=checkbox], thead input[type=checkbox]'),
    sort: () => click('thead th[aria-sort] button, thead th button'),
  },
  results: {
    selected: () => selected.size,
    first: () =>
      document.querySelector('tbody tr:not([aria-hidden])')?.textContent?.match(/138\d{8}/)?.[0] ?? '',
  },
}
