import type { ComponentProps, ReactNode } from 'react'
import styles from './RowCheckbox.module.css'

type RowCheckboxProps = ComponentProps<'input'> & {
  /** Some are selected, but not all. Default: false. */
  indeterminate?: boolean
  /** Words beside it, which press it too. */
  children?: ReactNode
}

/**
 * The checkbox of rows and of the head. A native one, in a cell that is all target: a row has to be drawn
 * in a fraction of a millisecond, and a Radix checkbox is several components.
 */
export function RowCheckbox({ indeterminate = false, children, ...rest }: RowCheckboxProps) {
  return (
    <label className={styles.target}>
      <input
        {...rest}
        type="checkbox"
        className={styles.check}
        ref={(input) => {
          if (input) input.indeterminate = indeterminate
        }}
      />
      {children}
    </label>
  )
}
