import { compact } from '@atrium/contracts/wire/contract'
import { FormField } from '@atrium/ui/form-field'
import { IconButton } from '@atrium/ui/icon-button'
import { TextField } from '@atrium/ui/text-field'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../shared/host/useKept'
import { mostSeats } from '../api'
import { salesMessages } from '../messages'
import styles from './QuantityField.module.css'

interface QuantityFieldProps {
  readonly value: number
  /** Undefined: the input is no such number. */
  readonly onChange: (value: number | undefined) => void
}

/** The number of seats. The input stays, valid or not. */
export function QuantityField({ value, onChange }: QuantityFieldProps) {
  const texts = useTexts(salesMessages)
  const [typed, setTyped] = useState(String(value))
  const isRight = parse(typed) !== undefined

  function take(text: string) {
    setTyped(text)
    onChange(parse(text))
  }

  return (
    <FormField label={texts.quantity} error={isRight ? undefined : texts.quantityWrong(mostSeats)}>
      <span className={styles.stepper}>
        <IconButton
          label={texts.fewer}
          icon={<Minus />}
          disabled={value <= 1}
          onClick={() => take(String(value - 1))}
        />
        <TextField
          className={styles.field}
          aria-label={texts.quantity}
          inputMode="numeric"
          maxLength={3}
          value={typed}
          onChange={(event) => take(event.target.value)}
        />
        <IconButton
          label={texts.more}
          icon={<Plus />}
          disabled={value >= mostSeats}
          onClick={() => take(String(value + 1))}
        />
      </span>
    </FormField>
  )
}

function parse(text: string): number | undefined {
  const number = /^\d{1,3}$/.test(compact(text)) ? Number(compact(text)) : 0
  return number >= 1 && number <= mostSeats ? number : undefined
}
