import { type CSSProperties, useId } from 'react'
import { isComposing } from '../../keys/isComposing'
import { TextField } from '../../text-field'
import styles from '../CropperDialog.module.css'

interface MeasureProps {
  label: string
  unit: string
  least: number
  most: number
  value: number
  /** Shows a slider next to the field. Default: false, for values that can be dragged in the picture. */
  slides?: boolean
  onChange: (value: number) => void
}

/** A number field, optionally with a slider. */
export function Measure({ label, unit, least, most, value, slides, onChange }: MeasureProps) {
  const id = useId()
  const shown = Math.round(value)
  const part: CSSProperties & Record<'--part', string> = {
    '--part': `${(100 * (shown - least)) / (most - least)}%`,
  }
  const change = (text: string) => {
    const next = Number(text)
    if (Number.isFinite(next)) onChange(Math.min(most, Math.max(least, next)))
  }
  return (
    <div className={styles.measure} data-slides={slides || undefined}>
      <label htmlFor={id} className={styles.name}>
        {label}
      </label>
      {slides && (
        <input
          id={id}
          type="range"
          className={styles.slider}
          style={part}
          min={least}
          max={most}
          value={shown}
          onChange={(event) => change(event.target.value)}
        />
      )}
      <TextField
        key={shown}
        {...(!slides && { id })}
        size="small"
        className={styles.number}
        inputMode="numeric"
        aria-label={`${label} (${unit})`}
        suffix={unit}
        defaultValue={shown}
        onBlur={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return
          event.preventDefault()
          change(event.currentTarget.value)
        }}
      />
    </div>
  )
}
