import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef } from 'react'
import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import { previewMessages } from '../messages'
import { Focusable } from '../parts/Focusable'
import styles from './Grid.module.css'

/** A merged rectangle of cells, counted from 0. */
interface MergedCells {
  readonly row: number
  readonly column: number
  readonly rows: number
  readonly columns: number
}

interface GridProps {
  /** The cells' text; rows may differ in length. */
  readonly rows: readonly (readonly string[])[]
  readonly label: string
  /** The number of each row, from 0. Default: consecutive. */
  readonly rowNumbers?: readonly number[] | undefined
  /** The number of each column, from 0. Default: consecutive. */
  readonly columnNumbers?: readonly number[] | undefined
  /** Each shows the text of its first cell. Default: none. */
  readonly merges?: readonly MergedCells[]
}

const rowHeight = 28
const columnWidth = 132
const numberWidth = 56

/** Cells in rows and columns; only visible ones are rendered. */
export function Grid({ rows, label, rowNumbers, columnNumbers, merges = none }: GridProps) {
  const texts = useTexts(previewMessages)
  const scroller = useRef<HTMLElement>(null)
  const count = useMemo(() => rows.reduce((most, row) => Math.max(most, row.length), 1), [rows])
  const shared = { getScrollElement: () => scroller.current, useFlushSync: false } as const
  const down = useVirtualizer({
    ...shared,
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan: 20,
    rangeExtractor: (range) =>
      withStarts(
        range,
        merges.map(({ row, rows }) => [row, rows]),
      ),
  })
  const across = useVirtualizer({
    ...shared,
    count,
    estimateSize: () => columnWidth,
    horizontal: true,
    overscan: 4,
    rangeExtractor: (range) =>
      withStarts(
        range,
        merges.map(({ column, columns }) => [column, columns]),
      ),
  })
  const columns = across.getVirtualItems()
  const rowItems = down.getVirtualItems()
  const near = mergesNear(merges, rowItems, columns)
  const width = across.getTotalSize() + numberWidth
  return (
    <Focusable ref={scroller} aria-label={label}>
      <table className={styles.grid} aria-rowcount={rows.length + 1} aria-colcount={count + 1}>
        <thead className={styles.head} style={{ width }}>
          <tr className={styles.names} aria-rowindex={1}>
            <th scope="col" className={styles.number} aria-colindex={1}>
              <span className={layout.heard}>{texts.row}</span>
            </th>
            {columns.map(({ index, start }) => (
              <th
                key={index}
                scope="col"
                className={styles.name}
                aria-colindex={index + 2}
                style={{ left: start + numberWidth }}
              >
                {columnName(columnNumbers?.[index] ?? index)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} style={{ height: down.getTotalSize(), width }}>
          {rowItems.map((row) => (
            <tr
              key={row.index}
              className={styles.row}
              aria-rowindex={row.index + 2}
              style={{ transform: `translateY(${row.start}px)`, width }}
            >
              <th scope="row" className={styles.number} aria-colindex={1}>
                {(rowNumbers?.[row.index] ?? row.index) + 1}
              </th>
              {columns.map(({ index, start }) => {
                const merge = near.find((each) => isWithin(each, row.index, index))
                if (merge && (merge.row !== row.index || merge.column !== index)) return null
                const text = rows[row.index]?.[index]
                return (
                  <td
                    key={index}
                    className={styles.cell}
                    aria-colindex={index + 2}
                    {...(merge && { rowSpan: merge.rows, colSpan: merge.columns, 'data-merged': true })}
                    style={{ left: start + numberWidth, ...(merge && sizeOf(merge)) }}
                    title={text}
                  >
                    {text}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Focusable>
  )
}

const none: readonly MergedCells[] = []

const sizeOf = ({ rows, columns }: MergedCells) => ({
  width: columns * columnWidth,
  height: rows * rowHeight,
})

const isWithin = ({ row, column, rows, columns }: MergedCells, r: number, c: number): boolean =>
  r >= row && r < row + rows && c >= column && c < column + columns

/** The visible rows or columns, and the first ones of merged cells that reach into view. */
function withStarts(range: Range, spans: readonly (readonly [start: number, length: number])[]): number[] {
  const inSight = defaultRangeExtractor(range)
  const [first = 0] = inSight
  const before = spans.filter(([start, length]) => start < first && start + length > first)
  return [...new Set(before.map(([start]) => start))].sort((a, b) => a - b).concat(inSight)
}

type Items = readonly { readonly index: number }[]

function mergesNear(merges: readonly MergedCells[], rows: Items, columns: Items): readonly MergedCells[] {
  const [top = 0, bottom = -1] = [rows[0]?.index, rows.at(-1)?.index]
  const [left = 0, right = -1] = [columns[0]?.index, columns.at(-1)?.index]
  return merges.filter(
    (merge) =>
      merge.row <= bottom &&
      merge.row + merge.rows > top &&
      merge.column <= right &&
      merge.column + merge.columns > left,
  )
}

/** The column's name in spreadsheets: 0 is A, 26 is AA. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}
