import { FilterChips } from '@atrium/ui/filter-chips'
import { useTexts } from '../host/useKept'
import type { Request } from '../request/request'
import { useFormat } from '../texts/useFormat'
import { listMessages } from './messages'

interface Option<T> {
  readonly value: T
  readonly label: string
  /** Values that are counted separately but included in it. Default: none. */
  readonly covers?: readonly string[]
}

interface ListChipsProps<T extends string> {
  readonly label: string
  readonly options: readonly Option<T>[]
  /** Undefined: all. */
  readonly value: T | undefined
  readonly onChange: (value: T | undefined) => void
  /** The list's page, with counts. */
  readonly page: Request<{ readonly counts: readonly Count[] }>
}

/** Number of rows of a status, from a source, or idle since a number of days. */
type Count = { readonly count: number } & (
  | { readonly status: string }
  | { readonly source: string }
  | { readonly idleFrom: number }
)

function kindOf(count: Count): string {
  if ('status' in count) return count.status
  return 'source' in count ? count.source : String(count.idleFrom)
}

/** Filters a list by one of a few statuses or sources, or by none, with the count of each. */
export function ListChips<T extends string>(props: ListChipsProps<T>) {
  const { label, options, value, onChange, page } = props
  const { all } = useTexts(listMessages)
  const format = useFormat()
  const counts = page.state === 'ready' ? page.value.counts : undefined
  const countOf = (isMeant: (kind: string) => boolean) =>
    counts && format.count(counts.reduce((sum, one) => (isMeant(kindOf(one)) ? sum + one.count : sum), 0))
  return (
    <FilterChips
      label={label}
      chips={[
        { value: everything, label: all, count: countOf(() => true) },
        ...options.map(({ value, label, covers = [] }) => ({
          value,
          label,
          count: countOf((kind) => kind === value || covers.includes(kind)),
        })),
      ]}
      value={value ?? everything}
      onValueChange={(next) => onChange(options.find((option) => option.value === next)?.value)}
    />
  )
}

const everything = 'all'
