import type { DataTableColumn } from '@atrium/ui/data-table'
import type { ListColumn } from '../ListColumn'

/** The column of row actions: can't be hidden or resized, and isn't exported. */
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

/** The same if no action is urgent: visible on hover or focus, and takes no space. */
export const quietActionsColumn = <Row>(
  ...column: Parameters<typeof actionsColumn<Row>>
): ListColumn<Row> => ({ ...actionsColumn(...column), overlays: true })
