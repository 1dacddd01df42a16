import { CircleAlert, CircleCheck, X } from 'lucide-react'
import type { ClipboardEvent } from 'react'
import { IconButton } from '../icon-button'
import { Spinner } from '../spinner'
import styles from './EditableGrid.module.css'
import type { EditableGridCheck, EditableGridColumn, EditableGridProps } from './EditableGridProps'

type Taken = 'labels' | 'columns' | 'onChange' | 'onRemove' | 'onPaste' | 'disabled'

interface GridRowProps<Row> extends Pick<EditableGridProps<Row>, Taken> {
  readonly row: Row
  readonly number: number
  readonly index: number
  readonly check: EditableGridCheck
  readonly isNarrow: boolean
}

export function GridRow<Row>(props: GridRowProps<Row>) {
  const { number, index, columns, check, labels, onRemove, disabled = false } = props
  return (
    <tr
      aria-rowindex={index + 2}
      aria-label={labels.row(number)}
      data-state={check.state}
      className={styles.row}
    >
      <th scope="row" className={styles.number}>
        {number}
      </th>
      {columns.map((column) => (
        <Cell key={column.id} {...props} column={column} />
      ))}
      <td className={styles.check} title={check.words}>
        {icons[check.state]}
        <span className={styles.words}>{check.words}</span>
      </td>
      <td className={styles.remove}>
        <IconButton
          size="small"
          label={labels.remove(number)}
          icon={<X />}
          disabled={disabled}
          onClick={() => onRemove(number)}
        />
      </td>
    </tr>
  )
}

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
  const { row, number, index, column, check, labels, onChange, onPaste, disabled, isNarrow } = props
  const { id, header, value, inputMode = 'text', placeholder, renderAction } = column

  const isWrong = check.state === 'bad' && (check.columns?.includes(id) ?? true)

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text/plain')
    if (/[\t\n]/.test(text.trim()) && onPaste?.(number, id, text)) event.preventDefault()
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
        onChange={(event) => onChange(number, id, event.target.value)}
        onPaste={paste}
      />
      {renderAction?.(row)}
    </td>
  )
}
