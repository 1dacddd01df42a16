import { ChevronDown } from 'lucide-react'
import styles from './Pagination.module.css'

interface PageSizeSelectProps {
  value: number
  sizes: readonly number[]
  disabled: boolean
  label: string
  describe: (size: number) => string
  onChange: ((size: number) => void) | undefined
}

/** The browser's own select: a handful of numbers needs nothing more, on a phone least of all. */
export function PageSizeSelect({ value, sizes, disabled, label, describe, onChange }: PageSizeSelectProps) {
  return (
    <span className={styles.size}>
      <select
        className={styles.select}
        aria-label={label}
        disabled={disabled}
        value={value}
        onChange={(event) => onChange?.(Number(event.target.value))}
      >
        {(sizes.includes(value) ? sizes : [value, ...sizes]).map((size) => (
          <option key={size} value={size}>
            {describe(size)}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.chevron} aria-hidden />
    </span>
  )
}
