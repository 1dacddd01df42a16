import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { DayPicker } from 'react-day-picker'
import { Button } from '../../button'
import type { CalendarLabels } from '../CalendarLabels'
import styles from './Calendar.module.css'

export interface CalendarProps {
  /** First chosen day as `YYYY-MM-DD`; empty: none. */
  readonly from: string
  /** Last chosen day; empty: none. */
  readonly to: string
  /** Earlier days can't be chosen. Default: no limit. */
  readonly min?: string | undefined
  /** Later days can't be chosen. Default: no limit. */
  readonly max?: string | undefined
  /** Language of month and weekday names, such as `zh-CN`. */
  readonly locale: string
  readonly labels: CalendarLabels
  readonly onChoose: (day: string) => void
  readonly onClear: () => void
}

/** One month, with the keyboard behaviour of the ARIA date grid. */
export function Calendar({ from, to, min = '', max = '', locale, labels, onChoose, onClear }: CalendarProps) {
  const words = useMemo(() => wordsOf(locale), [locale])
  const selected = { from: dateOf(from), to: dateOf(to || from) }
  const [first, last] = [dateOf(min), dateOf(max)]
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
        defaultMonth={dateOf(to || from || min)}
        startMonth={first}
        endMonth={last}
        disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
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
      {(from || to) && (
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
  disabled: styles.disabled,
  outside: styles.outside,
}
