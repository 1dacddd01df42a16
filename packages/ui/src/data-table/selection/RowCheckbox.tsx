import type { ComponentProps, ReactNode } from 'react'
import styles from './RowCheckbox.module.css'

type RowCheckboxProps = ComponentProps<'input'> & {
  /** Some rows are selected, but not all. Default: false. */
  indeterminate?: boolean
  /** Text next to it, which can be pressed too. */
  children?: ReactNode
}

/**
 * The checkbox of rows and the header. It is a native one in a cell that is all target, because a row must
 * render in a fraction of a millisecond, and a Radix checkbox is several components.
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
