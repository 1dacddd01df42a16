import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { type ClipboardEvent, memo, type ReactNode, type RefObject } from 'react'
import { IconButton } from '../icon-button'
import { Spinner } from '../spinner'
import styles from './EditableGrid.module.css'
import type { EditableGridCheck, EditableGridColumn, EditableGridProps } from './EditableGridProps'

export type GridHandlers = Pick<EditableGridProps<never>, 'onChange' | 'onRemove' | 'onPaste'>

interface GridRowProps<Row> extends Pick<EditableGridProps<Row>, 'labels' | 'columns'> {
  readonly row: Row
  readonly number: number
  readonly index: number
  readonly state: EditableGridCheck['state']
  readonly words: string
  /** Ids of the invalid columns, separated by spaces. Default: all columns of an invalid row. */
  readonly wrong: string | undefined
  readonly handlers: RefObject<GridHandlers>
  readonly disabled: boolean
  readonly isNarrow: boolean
}

export const GridRow = memo(function GridRow<Row>(props: GridRowProps<Row>) {
  const { number, index, columns, state, words, labels, handlers, disabled } = props
  return (
    <tr aria-rowindex={index + 2} aria-label={labels.row(number)} data-state={state} className={styles.row}>
      <th scope="row" className={styles.number}>
        {number}
      </th>
      {columns.map((column) => (
        <Cell key={column.id} {...props} column={column} />
      ))}
      <td className={styles.check} title={words}>
        {icons[state]}
        <span className={styles.words}>{words}</span>
      </td>
      <td className={styles.remove}>
        <IconButton
          size="small"
          label={labels.remove(number)}
          icon={<X />}
          disabled={disabled}
          onClick={() => handlers.current.onRemove(number)}
        />
      </td>
    </tr>
  )
}) as <Row>(props: GridRowProps<Row>) => ReactNode

const icons = {
  none: null,
  good: <CircleCheck aria-hidden className={styles.icon} />,
  bad: <CircleAlert aria-hidden className={styles.icon} />,
  checking: <Spinner />,
}

interface CellProps<Row> extends GridRowProps<Row> {
  readonly column: EditableGridColumn<Row>
}

function Cell<Row>(props: CellProps<Row>) {
  const { row, number, index, column, state, wrong, labels, handlers, disabled, isNarrow } = props
  const { id, header, value, inputMode = 'text', placeholder, renderAction } = column

  const isWrong = state === 'bad' && (wrong?.split(' ').includes(id) ?? true)

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text/plain')
    if (/[\t\n]/.test(text.trim()) && handlers.current.onPaste?.(number, id, text)) event.preventDefault()
  }

  return (
    <td className={styles.cell}>
      <input
        data-index={index}
        data-column={id}
        className={styles.input}
        aria-label={labels.cell(header, number)}
        aria-invalid={isWrong || undefined}
        placeholder={placeholder ?? (isNarrow ? header : undefined)}
        inputMode={inputMode}
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        value={value(row)}
        onChange={(event) => handlers.current.onChange(number, id, event.target.value)}
        onPaste={paste}
      />
      {renderAction?.(row)}
    </td>
  )
}
