import { type DataTableColumn, narrowPlace } from './DataTableColumn'
import type { ColumnModel } from './useColumnModel'

type TableColumnsProps<Row> = {
  columns: readonly DataTableColumn<Row>[]
  table: ColumnModel
  /** The widths a person has set; empty until they do. */
  widths: Readonly<Record<string, number>>
  selectable: boolean
}

/** As wide as a line is read with ease; an index stays as narrow as it is. */
const mostGrown = 320
const indexWidth = 72
/** Beyond the room in the last cell, up to the edge of the card: as far as that cell's width handle reaches. */
const leastEnd = 6

/**
 * Column widths. Until one is set, the column that grows takes what is left as long as its words need it, then all take
 * as much of the rest; without one they share it in proportion. From then on each keeps its own, and the last one takes
 * what is left.
 */
export function TableColumns<Row>({ columns, table, widths, selectable }: TableColumnsProps<Row>) {
  const isSet = Object.keys(widths).length > 0
  const sizeOf = ({ id }: DataTableColumn<Row>) => table.getColumn(id)?.getSize() ?? 0
  const grows = columns.find((column) => column.grows)
  const takesRest = isSet ? columns.at(-1) : grows
  const sharing = columns.filter((column) => narrowPlace(column) !== 'actions' && sizeOf(column) > indexWidth)
  const others = columns.reduce((sum, column) => sum + (column === grows ? 0 : sizeOf(column)), 0)
  const overlaid = columns.find((column) => column.overlays)
  // What acts over the end of the row leaves it the room that a row has at its end.
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
