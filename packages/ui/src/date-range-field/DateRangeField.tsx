import { clsx } from 'clsx'
import { type ComponentProps, useState } from 'react'
import { CalendarPopover } from '../calendar/CalendarPopover'
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

  return (
    <CalendarPopover
      open={open}
      onOpenChange={toggle}
      {...value}
      locale={locale}
      labels={labels}
      onChoose={choose}
      onClear={() => {
        onValueChange({ from: '', to: '' })
        setOpen(false)
      }}
    >
      {(button) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a line of flexible boxes everywhere
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
          {button}
        </div>
      )}
    </CalendarPopover>
  )
}
