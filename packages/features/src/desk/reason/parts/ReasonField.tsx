import { staffReasonLength } from '@atrium/contracts/wire/headers'
import { Button } from '@atrium/ui/button'
import { TextField } from '@atrium/ui/text-field'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import { Field } from '../../../shared/form/Field'
import type { Form } from '../../../shared/form/useForm'
import { useTexts } from '../../../shared/host/useKept'
import { reasonMessages } from '../messages'
import styles from './ReasonField.module.css'

interface ReasonFieldProps<I extends FieldValues, O> {
  /** Its field `reason` is the reason; see `useReasonRule`. */
  readonly form: Form<I, O>
  /** From `useRecentReasons`; a click fills one in. */
  readonly recent: readonly string[]
}

/** The field of a form for the reason that the audit keeps. */
export function ReasonField<I extends FieldValues & { readonly reason: string }, O>({
  form,
  recent,
}: ReasonFieldProps<I, O>) {
  const texts = useTexts(reasonMessages)
  const name = 'reason' as FieldPath<I>
  return (
    <div className={styles.reason}>
      <Field form={form} name={name} label={texts.reason} hint={texts.reasonHint} required>
        {(control) => (
          <TextField
            {...control}
            maxLength={staffReasonLength}
            counter
            autoComplete="off"
            placeholder={texts.reasonPlaceholder}
          />
        )}
      </Field>
      {recent.length > 0 && (
        <ul className={styles.recent} aria-label={texts.recent}>
          {recent.map((reason) => (
            <li key={reason} className={styles.choice}>
              <Button
                size="small"
                className={styles.button}
                title={reason}
                onClick={() => form.set(name, reason as FieldPathValue<I, typeof name>)}
              >
                <span className={styles.words}>{reason}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
