import { useId } from 'react'
import { RowCheckbox } from './RowCheckbox'
import styles from './TableBody.module.css'

type SelectRowProps = {
  checked: boolean
  /** `true`, or why it can't be selected. */
  selectable: boolean | string
  label: string | undefined
  as: 'table' | 'lines'
}

/** A row's checkbox. One that can't be ticked stays reachable, so that its reason can be read. */
export function SelectRow({ checked, selectable, label, as }: SelectRowProps) {
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
