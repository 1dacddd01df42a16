import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useMemo } from 'react'
import styles from './FormField.module.css'
import { FormFieldContext } from './FormFieldContext'

export interface FormFieldProps extends ComponentProps<'div'> {
  /** The field's label. */
  label: ReactNode
  /** Help for filling it in. An error replaces it visually; screen readers still get both. */
  hint?: ReactNode
  /** The error and its correction; marks the control as invalid. */
  error?: ReactNode
  /** Marks the label with an asterisk and the control as required. It validates nothing. Default false. */
  required?: boolean
  /** Whether the label is above or beside the control. Default above. */
  layout?: 'above' | 'beside'
  /** Shows the label to screen readers only. Default false. */
  labelHidden?: boolean
  /** One control of this design system, which connects itself. */
  children: ReactNode
}

/**
 * A label, a control, its hint and its error, connected for assistive technology. An error replaces the hint.
 * Without a hint, the error uses the space below the field given by `--atrium-field-room` (default none), so
 * that nothing moves: fields 24 px apart have `22px`.
 */
export function FormField({
  label,
  hint,
  error,
  required = false,
  layout = 'above',
  labelHidden = false,
  className,
  children,
  ...rest
}: FormFieldProps) {
  const id = useId()
  const hasHint = Boolean(hint)
  const invalid = Boolean(error)
  const wiring = useMemo(
    () => ({
      controlId: `${id}control`,
      labelId: `${id}label`,
      describedBy: [hasHint && `${id}hint`, invalid && `${id}error`].filter(Boolean).join(' ') || undefined,
      invalid,
      required,
    }),
    [id, hasHint, invalid, required],
  )

  return (
    <div
      {...rest}
      data-slot="form-field"
      data-layout={layout}
      data-state={invalid ? 'invalid' : 'valid'}
      className={clsx(styles.field, className)}
    >
      <label
        id={wiring.labelId}
        htmlFor={wiring.controlId}
        className={styles.label}
        data-visibility={labelHidden ? 'hidden' : 'shown'}
      >
        {label}
        {required && (
          <span aria-hidden="true" className={styles.asterisk}>
            *
          </span>
        )}
      </label>
      <div className={styles.control}>
        <FormFieldContext value={wiring}>{children}</FormFieldContext>
        <div className={styles.messages} data-hint={hasHint || undefined}>
          {hint && (
            <p id={`${id}hint`} className={styles.hint}>
              {hint}
            </p>
          )}
          <div aria-live="polite">
            {error && (
              <p id={`${id}error`} className={styles.error}>
                <CircleAlert aria-hidden="true" />
                <span>{error}</span>
              </p>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}
