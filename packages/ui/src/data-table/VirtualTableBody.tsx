import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, type ReactNode } from 'react'
import { renderRow } from './renderRow'
import { selectOnChange } from './selectOnChange'
import styles from './TableBody.module.css'
import type { TableBodyProps } from './TableBodyProps'

const cardHeight = 160

/** The rows in view, a few around them, and as much space as all others would take. */
export const VirtualTableBody = memo(function VirtualTableBody<Row>(props: TableBodyProps<Row>) {
  const { rows, layout, scroller } = props
  const cards = layout.as === 'cards'
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => (cards ? cardHeight : layout.rowHeight),
    initialRect: { width: 1024, height: 640 },
    overscan: 4,
    useFlushSync: false,
  })
  const items = virtualizer.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)

  return (
    <tbody
      className={styles.body}
      data-as={layout.as}
      role={cards ? 'rowgroup' : undefined}
      onChange={(event) => selectOnChange(event, props)}
    >
      {before > 0 && <Space height={before} />}
      {items.map(({ index }) => {
        const row = rows[index]
        return row === undefined
          ? null
          : renderRow(props, row, index, cards ? virtualizer.measureElement : undefined)
      })}
      {after > 0 && <Space height={after} />}
    </tbody>
  )
}) as <Row>(props: TableBodyProps<Row>) => ReactNode

function Space({ height }: { height: number }) {
  return (
    <tr className={styles.space} aria-hidden>
      <td style={{ height }} />
    </tr>
  )
}
