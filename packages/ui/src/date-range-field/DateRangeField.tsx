import { clsx } from 'clsx'
import { CalendarDays } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '../icon-button'
import { useNarrowWindow } from '../narrow-window'
import { onFirstUse } from '../overlay/onFirstUse'
import { useDeferred } from '../overlay/useDeferred'
import { Popover, PopoverAnchor, PopoverContent, PopoverTrigger } from '../popover'
import { Sheet } from '../sheet'
import field from '../styles/field.module.css'
import { DateInput } from './DateInput'
import type { DateRange } from './DateRange'
import styles from './DateRangeField.module.css'
import type { DateRangeFieldLabels } from './DateRangeFieldLabels'
import { withDay } from './withDay'

export interface DateRangeFieldProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  value: DateRange
  /** Called when typed input is a valid day, or a day was chosen in the calendar. */
  onValueChange: (value: DateRange) => void
  /** Language of month and weekday names, such as `zh-CN`. */
  locale: string
  labels: DateRangeFieldLabels
}

const calendar = onFirstUse(() => import('./floating/RangeCalendar'))

/** A first and a last day, typed or chosen in a calendar, which is a sheet on narrow screens. */
export function DateRangeField({
  value,
  onValueChange,
  locale,
  labels,
  className,
  ...rest
}: DateRangeFieldProps) {
  const [open, setOpen] = useState(false)
  const [end, setEnd] = useState<keyof DateRange>('from')
  const parts = useDeferred(calendar, open, () => setOpen(false))
  const isNarrow = useNarrowWindow()

  function choose(day: string) {
    const next = withDay(value, end, day)
    onValueChange(next)
    if (end === 'to' && next.to) setOpen(false)
    setEnd('to')
  }

  function toggle(next: boolean) {
    setOpen(next)
    setEnd(value.from && !value.to ? 'to' : 'from')
  }

  const chosen = parts && open && (
    <parts.RangeCalendar
      value={value}
      locale={locale}
      labels={labels}
      onChoose={choose}
      onClear={() => {
        onValueChange({ from: '', to: '' })
        setOpen(false)
      }}
    />
  )
  const button = <IconButton size="small" label={labels.calendar} icon={<CalendarDays />} />
  return (
    <Popover open={open && !isNarrow} onOpenChange={toggle}>
      <PopoverAnchor asChild>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a line of flexible boxes everywhere */}
        <div
          role="group"
          aria-label={labels.calendar}
          {...rest}
          data-slot="date-range-field"
          className={clsx(field.box, styles.box, className)}
        >
          {(['from', 'to'] as const).map((side) => (
            <DateInput
              key={side}
              label={labels[side]}
              placeholder={labels.format}
              value={value[side]}
              onValueChange={(day) => onValueChange(withDay(value, side, day))}
            />
          ))}
          {isNarrow ? (
            <IconButton
              size="small"
              label={labels.calendar}
              icon={<CalendarDays />}
              aria-haspopup="dialog"
              onClick={() => toggle(true)}
            />
          ) : (
            <PopoverTrigger asChild onPointerEnter={calendar.preload} onFocus={calendar.preload}>
              {button}
            </PopoverTrigger>
          )}
        </div>
      </PopoverAnchor>
      {isNarrow ? (
        <Sheet
          open={open && parts !== undefined}
          onOpenChange={toggle}
          title={labels.calendar}
          closeLabel={labels.close}
        >
          {chosen}
        </Sheet>
      ) : (
        chosen && (
          <PopoverContent
            label={labels.calendar}
            align="end"
            onOpenAutoFocus={(event) => event.preventDefault()}
          >
            {chosen}
          </PopoverContent>
        )
      )}
    </Popover>
  )
}
