import { FilterSelect } from '@atrium/ui/filter-select'
import { useAtom } from 'jotai'
import { useTexts } from '../../shared/host/useKept'
import { costList } from '../atoms'
import { licenceCostsMessages } from '../messages'
import { periods } from '../periods'

/** Which months, what a row is, and who pays. Each always has a value. */
export function CostFilters() {
  const texts = useTexts(licenceCostsMessages)
  const [view, show] = useAtom(costList.viewAtom)
  return (
    <>
      <Choice
        label={texts.period}
        options={periods.map((value) => ({ value, label: texts[value] }))}
        value={view.period}
        onChange={(period) => show({ period })}
      />
      <Choice
        label={texts.rowsBy}
        options={[
          { value: 'department', label: texts.byDepartment },
          { value: 'product', label: texts.byProduct },
        ]}
        value={view.rowsBy}
        onChange={(rowsBy) => show({ rowsBy, search: '' })}
      />
      <Choice
        label={texts.costsBy}
        options={[
          { value: 'owned', label: texts.owned },
          { value: 'used', label: texts.used },
        ]}
        value={view.costsBy}
        onChange={(costsBy) => show({ costsBy })}
      />
    </>
  )
}

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly value: T
  readonly onChange: (value: T) => void
}

function Choice<T extends string>({ label, options, value, onChange }: ChoiceProps<T>) {
  return (
    <FilterSelect
      aria-label={label}
      value={value}
      options={options}
      onValueChange={(next) => onChange(options.find((option) => option.value === next)?.value ?? value)}
    />
  )
}
