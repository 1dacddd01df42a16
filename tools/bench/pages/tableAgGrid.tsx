import { AllCommunityModule, type ColDef, ModuleRegistry } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { makeRows, type Row } from './rows'
import { click, type Subject } from './Subject'

ModuleRegistry.registerModules([AllCommunityModule])

const columns: ColDef<Row>[] = [
  { field: 'phone', sortable: true },
  { field: 'name' },
  { field: 'department' },
  { field: 'joinedAt' },
  { field: 'licences' },
]

let selected = 0

let rows: Row[] = []

export const subject: Subject = {
  prepare(size) {
    rows = makeRows(size)
  },
  mount(stage) {
    flushSync(() =>
      createRoot(stage).render(
        <div style={{ height: 600 }}>
          <AgGridReact<Row>
            animateRows={false}
            getRowId={({ data }) => data.id}
            columnDefs={columns}
            rowData={rows}
            rowSelection={{ mode: 'multiRow' }}
            onSelectionChanged={({ api }) => {
              selected = api.getSelectedNodes().length
            }}
          />
        </div>,
      ),
    )
  },
  actions: {
    selectOne: () => click('.ag-row input[type=checkbox]'),
    selectAll: () => click('.ag-header input[type=checkbox]'),
    sort: () => click('.ag-header-cell[col-id=phone] .ag-header-cell-label'),
  },
  results: {
    selected: () => selected,
    first: () => document.querySelector('.ag-row[row-index="0"]')?.textContent?.match(/138\d{8}/)?.[0] ?? '',
  },
}
