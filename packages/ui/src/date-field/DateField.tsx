import { clsx } from 'clsx'
import { type ComponentProps, useState } from 'react'
import { CalendarPopover } from '../calendar/CalendarPopover'
import { dayOf } from '../calendar/dayOf'
import { isComposing } from '../keys/isComposing'
import { TextField } from '../text-field'
import styles from './DateField.module.css'
import type { DateFieldLabels } from './DateFieldLabels'

type OwnInputProps = 'defaultValue' | 'maxLength' | 'max' | 'min' | 'onChange' | 'prefix' | 'size' | 'type'

export interface DateFieldProps extends Omit<ComponentProps<'input'>, OwnInputProps | 'value'> {
  /** A day as `YYYY-MM-DD`, or empty. */
  value: string
  /** Called with a day, or with an empty text while what is typed isn't a day. What is typed stays. */
  onValueChange: (day: string) => void
  /** First day that the calendar offers. Earlier ones can be typed, so validate them. Default: no limit. */
  min?: string
  /** Last day that the calendar offers. Default: no limit. */
  max?: string
  /** Language of month and weekday names, such as `zh-CN`. */
  locale: string
  labels: DateFieldLabels
}

/**
 * A day, typed or chosen in a calendar, which is a sheet on narrow screens. `className` and `style` go to the box, all
 * other props to the input.
 */
export function DateField({
  value,
  onValueChange,
  min,
  max,
  locale,
  labels,
  className,
  style,
  disabled,
  onBlur,
  onKeyDown,
  ...rest
}: DateFieldProps) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  // Another value from outside replaces what was typed.
  const isTyped = typed !== undefined && (value === '' || dayOf(typed) === value)

  function report(day: string) {
    if (day !== value) onValueChange(day)
  }

  function choose(day: string) {
    setTyped(undefined)
    report(day)
    setOpen(false)
  }

  function leave() {
    if (!isTyped) return
    const day = dayOf(typed)
    if (day !== undefined || typed.trim() === '') setTyped(undefined)
    report(day ?? '')
  }

  return (
    <CalendarPopover
      open={open}
      onOpenChange={setOpen}
      disabled={disabled}
      from={value}
      to={value}
      min={min}
      max={max}
      locale={locale}
      labels={labels}
      onChoose={choose}
      onClear={() => choose('')}
    >
      {(button) => (
        <div data-slot="date-field" className={clsx(styles.root, className)} style={style}>
          <TextField
            placeholder={labels.format}
            {...rest}
            disabled={disabled}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            className={styles.box}
            value={isTyped ? typed : value}
            onChange={({ target }) => {
              setTyped(target.value)
              report(wholeDayOf(target.value) ?? '')
            }}
            onBlur={(event) => {
              onBlur?.(event)
              leave()
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event)
              if (event.key === 'Enter' && !isComposing(event)) leave()
            }}
            suffix={button}
          />
        </div>
      )}
    </CalendarPopover>
  )
}

/** A day that is typed to its end: `2027-1-1` may become `2027-1-12`. */
const wholeDayOf = (typed: string) => (/\d{8}|\D\d{2}$|\d\D$/.test(typed) ? dayOf(typed) : undefined)
