import { FilterChips } from '@atrium/ui/filter-chips'
import { useFormat } from '../../shared/texts/useFormat'
import { type countFilters, type DepartmentFilter, departmentFilters } from '../departmentFilter'
import { useAllocationTexts } from '../useAllocationTexts'

interface DepartmentChipsProps {
  /** Undefined: all. */
  readonly value: DepartmentFilter | undefined
  readonly onChange: (value: DepartmentFilter | 'all') => void
  /** Undefined: not known yet. */
  readonly counts: ReturnType<typeof countFilters> | undefined
}

/** Filters the departments by what they own of the product. */
export function DepartmentChips({ value, onChange, counts }: DepartmentChipsProps) {
  const texts = useAllocationTexts()
  const { count } = useFormat()
  const choices = ['all', ...departmentFilters] as const
  return (
    <FilterChips
      label={texts.departmentFilter}
      value={value ?? 'all'}
      onValueChange={(next) => onChange(choices.find((choice) => choice === next) ?? 'all')}
      chips={choices.map((choice) => ({
        value: choice,
        label: texts[choice],
        count: counts && count(counts[choice]),
      }))}
    />
  )
}
