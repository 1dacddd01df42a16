import { FilterSelect } from '@atrium/ui/filter-select'
import styles from './ListFilter.module.css'

interface ListFilterProps<T extends string | number> {
  readonly label: string
  /** Label of the choice without a value. */
  readonly all: string
  readonly options: readonly { readonly value: T; readonly label: string }[]
  /** Undefined: all. */
  readonly value: T | undefined
  readonly onChange: (value: T | undefined) => void
}

/** Filters a list by one of a few values, or by none. */
export function ListFilter<T extends string | number>(props: ListFilterProps<T>) {
  const { label, all, options, value, onChange } = props
  return (
    <FilterSelect
      className={styles.filter}
      aria-label={label}
      value={value === undefined ? none : String(value)}
      onValueChange={(next) => onChange(options.find((option) => String(option.value) === next)?.value)}
      options={[
        { value: none, label: all },
        ...options.map((option) => ({ ...option, value: String(option.value) })),
      ]}
    />
  )
}

const none = 'all'
