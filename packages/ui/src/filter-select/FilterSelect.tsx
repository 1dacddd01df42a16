import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './FilterSelect.module.css'

export interface FilterSelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  /** The chosen value. */
  value: string
  /** Called with the chosen value. */
  onValueChange: (value: string) => void
  /** The choices in order. */
  options: readonly { readonly value: string; readonly label: string }[]
}

/**
 * Filters a list by one of a few values, with the browser's native select, which is available at once and
 * fits phones. `className` and `style` go to the box around it, all other props to the select.
 */
export function FilterSelect({
  value,
  onValueChange,
  options,
  className,
  style,
  ...rest
}: FilterSelectProps) {
  return (
    <span className={clsx(styles.root, className)} style={style} data-slot="filter-select">
      <select
        {...rest}
        className={styles.select}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.chevron} aria-hidden />
    </span>
  )
}
