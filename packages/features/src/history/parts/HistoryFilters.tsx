import { changeCategories } from '@atrium/contracts/history/contract'
import { DateRangeField } from '@atrium/ui/date-range-field'
import { useAtom } from 'jotai'
import { useHost, useTexts } from '../../shared/host/useHost'
import { ListFilter } from '../../shared/list/ListFilter'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { historyList } from '../historyList'
import { historyMessages } from '../messages'

/** By what it was about, and by days. */
export function HistoryFilters() {
  const texts = useTexts(historyMessages)
  const shared = useTexts(sharedMessages)
  const { locale } = useHost()
  const [{ category, from, to }, show] = useAtom(historyList.viewAtom)
  return (
    <>
      <ListFilter
        label={texts.category}
        all={texts.allCategories}
        options={changeCategories.map((value) => ({ value, label: texts[value] }))}
        value={category}
        onChange={(next) => show({ category: next })}
      />
      <DateRangeField
        value={{ from, to }}
        onValueChange={show}
        locale={locale}
        labels={{
          from: texts.from,
          to: texts.to,
          format: texts.dayFormat,
          calendar: texts.chooseDays,
          previousMonth: texts.previousMonth,
          nextMonth: texts.nextMonth,
          clear: texts.clearDays,
          close: shared.close,
        }}
      />
    </>
  )
}
