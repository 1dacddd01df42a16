import { useId } from 'react'
import styles from './DataTable.module.css'

export type SelectRowProps = {
  checked: boolean
  /** `true`, or why it can't be selected. */
  selectable: boolean | string
  label: string | undefined
  as: 'table' | 'cards'
}

/** A row's checkbox. One that can't be ticked stays reachable, so that its reason can be read. */
export function SelectRow({ checked, selectable, label, as }: SelectRowProps) {
  const reasonId = useId()
  const reason = typeof selectable === 'string' ? selectable : undefined
  const locked = selectable !== true
  return (
    <td className={styles.selectCell} data-select="" role={as === 'cards' ? 'cell' : undefined}>
      <label className={styles.checkTarget}>
        <input
          type="checkbox"
          className={styles.check}
          checked={checked}
          readOnly
          aria-label={label}
          aria-disabled={locked || undefined}
          aria-describedby={reason && reasonId}
        />
      </label>
      {reason && (
        <span id={reasonId} className={styles.reason}>
          {reason}
        </span>
      )}
    </td>
  )
}
