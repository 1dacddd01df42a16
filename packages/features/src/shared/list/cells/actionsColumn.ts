import type { DataTableColumn } from '@atrium/ui/data-table'
import type { ListColumn } from '../ListColumn'

/** What acts on a row: it can't be hidden or resized, and no file has it. */
export const actionsColumn = <Row>(
  header: string,
  width: number,
  cell: DataTableColumn<Row>['cell'],
): ListColumn<Row> => ({
  id: 'actions',
  header,
  text: 'none',
  cell,
  width,
  resizable: false,
  align: 'end',
  narrow: 'actions',
  stays: true,
})

/** The same where none of it waits for anybody: it is seen where the pointer or the focus is, and takes no room. */
export const quietActionsColumn = <Row>(
  ...column: Parameters<typeof actionsColumn<Row>>
): ListColumn<Row> => ({ ...actionsColumn(...column), overlays: true })
