import { type DataTableColumn, narrowPlace } from './DataTableColumn'
import type { ColumnModel } from './useColumnModel'

type TableColumnsProps<Row> = {
  columns: readonly DataTableColumn<Row>[]
  table: ColumnModel
  /** Widths that somebody has set; empty until then. */
  widths: Readonly<Record<string, number>>
  selectable: boolean
}

/** A comfortable line length; a narrow column stays narrow. */
const mostGrown = 320
const indexWidth = 72
/** Space between the last cell and the card's edge, as wide as that cell's width handle. */
const leastEnd = 6

/**
 * Column widths. Until somebody sets one, the growing column takes the remaining width as long as its text
 * needs it, then all columns share the rest; without a growing column, they share it in proportion. After
 * that, each keeps its width, and the last one takes the rest.
 */
export function TableColumns<Row>({ columns, table, widths, selectable }: TableColumnsProps<Row>) {
  const isSet = Object.keys(widths).length > 0
  const sizeOf = ({ id }: DataTableColumn<Row>) => table.getColumn(id)?.getSize() ?? 0
  const grows = columns.find((column) => column.grows)
  const takesRest = isSet ? columns.at(-1) : grows
  const sharing = columns.filter((column) => narrowPlace(column) !== 'actions' && sizeOf(column) > indexWidth)
  const others = columns.reduce((sum, column) => sum + (column === grows ? 0 : sizeOf(column)), 0)
  const overlaid = columns.find((column) => column.overlays)
  // Actions over the row's end leave the row's end padding free.
  const inRoom = overlaid ? Math.max(0, sizeOf(overlaid) - leastEnd) : 0
  const whole = others - inRoom + (selectable ? 48 : 0) + (grows ? Math.max(mostGrown, sizeOf(grows)) : 0)
  const room = `${inRoom}px * var(--overlay-room)`
  return (
    <colgroup>
      {selectable && <col style={{ width: 48 }} />}
      {columns.map((column) => {
        const size = sizeOf(column)
        const shares = grows && !isSet && sharing.includes(column)
        const width = shares
          ? `calc(${size}px + max(0px, 100cqi - ${whole}px - ${room}) / ${sharing.length})`
          : column === overlaid
            ? `calc(${size - inRoom}px + ${room})`
            : size
        return <col key={column.id} style={{ width: column === takesRest ? 'auto' : width }} />
      })}
    </colgroup>
  )
}
