import { FilterSelect } from '@atrium/ui/filter-select'
import { useAtom } from 'jotai'
import { useTexts } from '../../shared/host/useHost'
import { diskList } from '../atoms'
import { diskMessages } from '../messages'

/** By what files are sorted, where no column's head says it. */
export function OrderChoice() {
  const texts = useTexts(diskMessages)
  const [{ orderBy, isOrderDesc }, show] = useAtom(diskList.viewAtom)
  const names = { name: texts.name, size: texts.size, modifiedAt: texts.changedAt }
  const choices = (['name', 'modifiedAt', 'size'] as const).flatMap((by) =>
    [false, true].map((isDesc) => ({
      ...{ value: `${by} ${isDesc}`, by, isDesc },
      label: isDesc ? texts.downwards(names[by]) : texts.upwards(names[by]),
    })),
  )
  return (
    <FilterSelect
      aria-label={texts.sort}
      value={`${orderBy} ${isOrderDesc}`}
      options={choices}
      onValueChange={(value) => {
        const chosen = choices.find((choice) => choice.value === value)
        if (chosen) show({ orderBy: chosen.by, isOrderDesc: chosen.isDesc })
      }}
    />
  )
}
