import { passwordLength } from '@atrium/contracts/session/password/contract'
import { FormField } from '@atrium/ui/form-field'
import { TextField } from '@atrium/ui/text-field'
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { sessionMessages } from '../messages'

export interface PasswordFieldProps {
  readonly label: string
  readonly error?: ReactNode
  /** Marks the label. Default: false. */
  readonly required?: boolean
  readonly name: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onFocus?: () => void
  readonly ref?: Ref<HTMLInputElement>
  /** Shown below the field, while it has no error. */
  readonly hint?: ReactNode
}

/** A password that can be shown, with a warning if Caps Lock is on. */
export function PasswordField({
  label,
  error,
  required = false,
  onChange,
  hint,
  ...input
}: PasswordFieldProps) {
  const texts = useTexts(sessionMessages)
  const [capsLock, setCapsLock] = useState(false)
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <FormField
      label={label}
      error={error}
      required={required}
      hint={capsLock ? <span role="status">{texts.capsLock}</span> : hint}
    >
      <TextField
        {...input}
        type="password"
        maxLength={passwordLength.most}
        labels={texts}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={watch}
        onKeyUp={watch}
        onBlur={() => setCapsLock(false)}
      />
    </FormField>
  )
}
