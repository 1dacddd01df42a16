import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef } from 'react'
import { useTexts } from '../../shared/host/useHost'
import layout from '../../shared/screen/Layout.module.css'
import { previewMessages } from '../messages'
import { Focusable } from '../parts/Focusable'
import { columnName } from './columnName'
import styles from './Grid.module.css'

interface GridProps {
  /** Cells as they are written; rows may be of different lengths. */
  readonly rows: readonly (readonly string[])[]
  readonly label: string
}

const rowHeight = 28
const columnWidth = 132
const numberWidth = 56

/** Cells in rows and columns, of which those in sight are there. */
export function Grid({ rows, label }: GridProps) {
  const texts = useTexts(previewMessages)
  const scroller = useRef<HTMLElement>(null)
  const count = useMemo(() => rows.reduce((most, row) => Math.max(most, row.length), 1), [rows])
  const shared = { getScrollElement: () => scroller.current, useFlushSync: false } as const
  const down = useVirtualizer({ ...shared, count: rows.length, estimateSize: () => rowHeight, overscan: 20 })
  const across = useVirtualizer({
    ...{ ...shared, count, estimateSize: () => columnWidth },
    ...{ horizontal: true, overscan: 4 },
  })
  const columns = across.getVirtualItems()
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
                {columnName(index)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} style={{ height: down.getTotalSize(), width }}>
          {down.getVirtualItems().map((row) => (
            <tr
              key={row.index}
              className={styles.row}
              aria-rowindex={row.index + 2}
              style={{ transform: `translateY(${row.start}px)`, width }}
            >
              <th scope="row" className={styles.number} aria-colindex={1}>
                {row.index + 1}
              </th>
              {columns.map(({ index, start }) => (
                <td
                  key={index}
                  className={styles.cell}
                  aria-colindex={index + 2}
                  style={{ left: start + numberWidth }}
                  title={rows[row.index]?.[index]}
                >
                  {rows[row.index]?.[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Focusable>
  )
}
