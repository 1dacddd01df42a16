import { compact } from '@atrium/contracts/wire/contract'
import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-field'
import { TextField } from '@atrium/ui/text-field'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { Control } from '../form/Field'
import type { Form } from '../form/useForm'
import { useTexts } from '../host/useKept'
import styles from './CodeField.module.css'
import { codeMessages } from './messages'
import { useCodeRequest } from './useCodeRequest'

interface CodeFieldProps<I extends FieldValues, O> {
  readonly form: Form<I, O>
  readonly name: FieldPathByValue<I, string>
  /** Purpose of the code: each has its own 60 s. */
  readonly purpose: string
  /** Mobile number or mail address, as the service knows it. */
  readonly recipient: string
  /** The recipient as shown to the person. Default: `recipient`. */
  readonly shownRecipient?: string
  /** Whether a code may be requested, such as once the recipient is valid. Default: true. */
  readonly ready?: boolean
  /** Requests the code from the service. */
  readonly request: () => Promise<{ readonly retryAfterSeconds: number }>
}

/**
 * A code by SMS or mail, and the button that sends one. It counts down until the next one can be requested,
 * also across reloads, and shows why none could be sent.
 */
export function CodeField<I extends FieldValues, O>({
  form,
  name,
  purpose,
  recipient,
  shownRecipient = recipient,
  ready = true,
  request,
}: CodeFieldProps<I, O>) {
  const texts = useTexts(codeMessages)
  const { seconds, busy, send, sent, problem } = useCodeRequest(purpose, recipient, request)

  async function ask() {
    if (!(await send())) return
    form.forgive(name)
    form.hook.setFocus(name)
  }

  return (
    <Control form={form} name={name}>
      {(control, issue) => (
        <FormField
          label={texts.code}
          required
          error={issue ?? problem}
          hint={sent && <span role="status">{texts.codeSent(shownRecipient)}</span>}
        >
          <div className={styles.row}>
            <TextField
              {...control}
              className={styles.input}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={8}
              onChange={({ target }) => control.onChange({ target: { value: compact(target.value) } })}
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
      )}
    </Control>
  )
}
