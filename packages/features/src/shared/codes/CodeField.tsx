import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-field'
import { TextField } from '@atrium/ui/text-field'
import { type ReactNode, type Ref, useRef } from 'react'
import { useTexts } from '../host/useHost'
import styles from './CodeField.module.css'
import { codeMessages } from './codeMessages'
import { useCodeRequest } from './useCodeRequest'

interface CodeFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly error?: ReactNode
  /** What the code is for: each purpose counts its own 60 s. */
  readonly purpose: string
  /** Where it goes, as the service knows it. */
  readonly mobile: string
  /** The same as a person may see it. Default: `mobile`. */
  readonly shownMobile?: string
  /** Whether it may be asked for, such as once the mobile is right. Default: true. */
  readonly ready?: boolean
  /** Asks the service for it. */
  readonly request: () => Promise<{ readonly retryAfterSeconds: number }>
  /** One went out: what was wrong with the code so far is over. Default: nothing follows. */
  readonly onSent?: () => void
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * A code by SMS, and the button that sends one. It counts down until the next one may be asked for, over a reload
 * too, and says what the service said where none could be sent.
 */
export function CodeField({ purpose, mobile, shownMobile = mobile, ready = true, ...field }: CodeFieldProps) {
  const texts = useTexts(codeMessages)
  const { value, onChange, onBlur, error, request, onSent, ref } = field
  const { seconds, busy, send, sent, problem } = useCodeRequest(purpose, mobile, request)
  const box = useRef<HTMLDivElement>(null)

  async function ask() {
    if (!(await send())) return
    onSent?.()
    box.current?.querySelector('input')?.focus()
  }

  return (
    <FormField
      label={texts.code}
      required
      error={error || problem}
      hint={sent && <span role="status">{texts.codeSent(shownMobile)}</span>}
    >
      <div ref={box} className={styles.row}>
        <TextField
          ref={ref}
          className={styles.input}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          value={value}
          onChange={(event) => onChange(event.target.value.trim())}
          onBlur={onBlur}
        />
        <Button
          className={styles.button}
          busy={busy}
          disabled={!ready || seconds > 0}
          onClick={() => void ask()}
        >
          {seconds > 0 ? texts.getCodeIn(seconds) : sent ? texts.getCodeAgain : texts.getCode}
        </Button>
      </div>
    </FormField>
  )
}
