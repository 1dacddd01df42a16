import { useState } from 'react'
import { dayOf } from '../calendar/dayOf'
import { isComposing } from '../keys/isComposing'
import field from '../styles/field.module.css'
import styles from './DateRangeField.module.css'

interface DateInputProps {
  readonly label: string
  readonly placeholder: string
  /** A day as `YYYY-MM-DD`, or empty. */
  readonly value: string
  readonly onValueChange: (day: string) => void
}

/** A text field for a day. Its value is applied when it is a valid day, and restored on blur if it isn't. */
export function DateInput({ label, placeholder, value, onValueChange }: DateInputProps) {
  const [typed, setTyped] = useState<string>()

  function leave() {
    const day = typed?.trim() ? dayOf(typed) : typed?.trim()
    setTyped(undefined)
    if (day !== undefined && day !== value) onValueChange(day)
  }

  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
      aria-label={label}
      placeholder={placeholder}
      value={typed ?? value}
      className={`${field.input} ${styles.input}`}
      onChange={({ target }) => {
        setTyped(target.value)
        const whole = target.value.length === 10 ? dayOf(target.value) : undefined
        if (whole !== undefined && whole !== value) onValueChange(whole)
      }}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && leave()}
    />
  )
}
