import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { VisuallyHidden } from '@radix-ui/react-visually-hidden'
import { clsx } from 'clsx'
import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isComposing } from '../keys/isComposing'
import { useRowsInView } from '../rows-in-view/useRowsInView'
import styles from './EditableGrid.module.css'
import type { EditableGridCheck, EditableGridProps } from './EditableGridProps'
import { type GridHandlers, GridRow } from './GridRow'

const lineHeight = 44
const cardHeight = 132

/**
 * Thousands of rows of fields, as in a spreadsheet, each with its own errors. Only rows in view are rendered.
 * Enter and the arrow keys move within the column.
 */
export function EditableGrid<Row>(props: EditableGridProps<Row>) {
  const {
    rows,
    columns,
    getNumber,
    check,
    labels,
    disabled = false,
    maxHeight = 11 * lineHeight,
    empty,
    onChange: _onChange,
    onRemove: _onRemove,
    onPaste: _onPaste,
    ref,
    className,
    style,
    ...rest
  } = props
  const [root, setRoot] = useState<HTMLDivElement | null>(null)
  const composedRef = useComposedRefs(ref, setRoot)
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  // Rows render again when their data changes, not when the caller passes new functions.
  const handlers = useRef<GridHandlers>(props)
  useLayoutEffect(() => {
    handlers.current = props
  })
  const isNarrow = useNarrow(root, 640)
  const height = isNarrow ? cardHeight : lineHeight
  const view = useRowsInView({
    count: rows.length,
    rowHeight: height,
    scroller,
    initialHeight: maxHeight,
    spare: 6,
  })

  /** Scrolls there first, because the row may not be rendered yet. */
  function focusLine(index: number, columnId: string) {
    if (index < 0 || index >= rows.length) return
    view.scrollTo(index)
    requestAnimationFrame(() =>
      requestAnimationFrame(() => scroller?.querySelector<HTMLElement>(cellAt(index, columnId))?.focus()),
    )
  }

  function walk(event: KeyboardEvent<HTMLElement>) {
    const { index, column } = event.target instanceof HTMLInputElement ? event.target.dataset : {}
    if (index === undefined || column === undefined || isComposing(event)) return
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    focusLine(Number(index) + step, column)
  }

  const weights = columns.map(({ weight = 1 }) => `minmax(0, ${weight}fr)`).join(' ')
  return (
    <div
      {...rest}
      ref={composedRef}
      data-slot="editable-grid"
      data-as={isNarrow ? 'cards' : 'lines'}
      data-scrolls={view.height > maxHeight || undefined}
      className={clsx(styles.root, className)}
      style={{ '--columns': weights, '--height': `${height}px`, ...style } as CSSProperties}
    >
      <table aria-label={labels.grid} aria-rowcount={rows.length + 1} className={styles.table}>
        <thead className={styles.header}>
          <tr aria-rowindex={1} className={styles.head}>
            <th scope="col">{labels.rowNumber}</th>
            {columns.map(({ id, header }) => (
              <th key={id} scope="col">
                {header}
              </th>
            ))}
            <th scope="col">{labels.check}</th>
            <th scope="col">
              <VisuallyHidden>{labels.actions}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody ref={setScroller} className={styles.scroller} style={{ maxHeight }} onKeyDown={walk}>
          <Space height={view.first * height} />
          {rows.slice(view.first, view.end).map((row, place) => (
            <GridRow
              key={getNumber(row)}
              row={row}
              number={getNumber(row)}
              index={view.first + place}
              columns={columns}
              {...flat(check(row))}
              labels={labels}
              handlers={handlers}
              disabled={disabled}
              isNarrow={isNarrow}
            />
          ))}
          <Space height={(rows.length - view.end) * height} />
        </tbody>
      </table>
      {rows.length === 0 && <div className={styles.empty}>{empty}</div>}
    </div>
  )
}

/** As primitive values, which compare equal as long as the content does. */
const flat = ({ state, words, columns }: EditableGridCheck) => ({
  state,
  words,
  wrong: columns?.join(' '),
})

/** As high as the rows that aren't rendered. */
function Space({ height }: { readonly height: number }) {
  return height > 0 && <tr aria-hidden className={styles.space} style={{ height }} />
}

const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }

const cellAt = (index: number, columnId: string) => `[data-index="${index}"][data-column="${columnId}"]`

/** Whether an element is narrower than this many px. */
function useNarrow(element: HTMLElement | null, least: number): boolean {
  const [isNarrow, setNarrow] = useState(false)
  useEffect(() => {
    if (!element) return
    const observer = new ResizeObserver(() => setNarrow(element.clientWidth < least))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, least])
  return isNarrow
}
