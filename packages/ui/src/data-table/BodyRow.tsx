import { memo, type ReactNode, type Ref, useId, useSyncExternalStore } from 'react'
import { BodyCells } from './BodyCells'
import type { DataTableColumn } from './DataTableColumn'
import { RowCheckbox } from './selection/RowCheckbox'
import type { SelectionStore } from './selection/SelectionStore'
import styles from './TableBody.module.css'

type BodyRowProps<Row> = {
  ref?: Ref<HTMLTableRowElement>
  row: Row
  rowId: string
  /** Its index among the given rows, from 0. */
  index: number
  ariaRowIndex: number
  columns: readonly DataTableColumn<Row>[]
  selection: SelectionStore | undefined
  /** `true`, or the reason why it can't be selected. */
  selectable: boolean | string
  selectLabel: string | undefined
  draggable: boolean
  /** Whether it is below a group row. */
  isPart: boolean
  as: 'table' | 'lines'
}

const never = () => () => {}

/** One row. Selecting it renders its checkbox, not its cells. */
export const BodyRow = memo(function BodyRow<Row>(props: BodyRowProps<Row>) {
  const { ref, row, rowId, index, selection, columns, as } = props
  const isSelected = () => selection?.selected.has(rowId) ?? false
  const selected = useSyncExternalStore(selection?.subscribe ?? never, isSelected, isSelected)
  return (
    <tr
      ref={ref}
      className={styles.row}
      role={as === 'lines' ? 'row' : undefined}
      data-index={index}
      data-part={props.isPart || undefined}
      data-state={selected ? 'selected' : undefined}
      aria-rowindex={props.ariaRowIndex}
      draggable={props.draggable || undefined}
    >
      {selection && (
        <SelectRow checked={selected} selectable={props.selectable} label={props.selectLabel} as={as} />
      )}
      <BodyCells row={row} columns={columns} as={as} />
    </tr>
  )
}) as <Row>(props: BodyRowProps<Row>) => ReactNode

type SelectRowProps = {
  checked: boolean
  /** `true`, or the reason why it can't be selected. */
  selectable: boolean | string
  label: string | undefined
  as: 'table' | 'lines'
}

/** A row's checkbox. A disabled one stays focusable, so that its reason can be read. */
function SelectRow({ checked, selectable, label, as }: SelectRowProps) {
  const reasonId = useId()
  const reason = typeof selectable === 'string' ? selectable : undefined
  return (
    <td className={styles.select} data-select="" role={as === 'lines' ? 'cell' : undefined}>
      <RowCheckbox
        checked={checked}
        readOnly
        aria-label={label}
        aria-disabled={selectable !== true || undefined}
        aria-describedby={reason && reasonId}
      />
      {reason && (
        <span id={reasonId} className={styles.reason}>
          {reason}
        </span>
      )}
    </td>
  )
}
