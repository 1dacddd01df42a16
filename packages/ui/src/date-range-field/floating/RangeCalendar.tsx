import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { DayPicker } from 'react-day-picker'
import { Button } from '../../button'
import type { DateRange } from '../DateRange'
import type { DateRangeFieldLabels } from '../DateRangeFieldLabels'
import styles from './RangeCalendar.module.css'

interface RangeCalendarProps {
  readonly value: DateRange
  readonly locale: string
  readonly labels: DateRangeFieldLabels
  readonly onChoose: (day: string) => void
  readonly onClear: () => void
}

/** One month, with the keyboard behaviour of the ARIA date grid. */
export function RangeCalendar({ value, locale, labels, onChoose, onClear }: RangeCalendarProps) {
  const words = useMemo(() => wordsOf(locale), [locale])
  const selected = { from: dateOf(value.from), to: dateOf(value.to || value.from) }
  return (
    <div className={styles.calendar}>
      <DayPicker
        mode="range"
        autoFocus
        showOutsideDays
        fixedWeeks
        navLayout="around"
        weekStartsOn={1}
        lang={locale}
        defaultMonth={dateOf(value.to || value.from)}
        selected={selected}
        onSelect={(_, day) => onChoose(textOf(day))}
        classNames={classNames}
        components={{
          Chevron: ({ orientation }) =>
            orientation === 'left' ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />,
        }}
        formatters={{
          formatCaption: words.month,
          formatWeekdayName: words.weekday,
        }}
        labels={{
          labelPrevious: () => labels.previousMonth,
          labelNext: () => labels.nextMonth,
          labelGrid: words.month,
          labelWeekday: words.wholeWeekday,
          labelDayButton: words.day,
        }}
      />
      {(value.from || value.to) && (
        <div className={styles.foot}>
          <Button size="small" variant="ghost" onClick={onClear}>
            {labels.clear}
          </Button>
        </div>
      )}
    </div>
  )
}

function wordsOf(locale: string) {
  const by = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options)
    return (date: Date) => format.format(date)
  }
  return {
    month: by({ year: 'numeric', month: 'long' }),
    weekday: by({ weekday: 'narrow' }),
    wholeWeekday: by({ weekday: 'long' }),
    day: by({ dateStyle: 'full' }),
  }
}

/** Midnight of the day in the browser's time zone. */
function dateOf(day: string): Date | undefined {
  const [year, month, date] = day.split('-').map(Number)
  return year && month && date ? new Date(year, month - 1, date) : undefined
}

const textOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

const classNames = {
  root: styles.root,
  months: styles.months,
  month: styles.month,
  month_caption: styles.caption,
  caption_label: styles.label,
  button_previous: styles.previous,
  button_next: styles.next,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.button,
  selected: styles.selected,
  range_start: styles.start,
  range_middle: styles.middle,
  range_end: styles.end,
  today: styles.today,
  outside: styles.outside,
}
