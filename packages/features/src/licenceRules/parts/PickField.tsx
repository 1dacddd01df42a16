import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Control } from '../../shared/form/Field'
import layout from '../../shared/screen/Layout.module.css'
import type { RuleFormState, RuleValues } from '../ruleValues'
import styles from './PickField.module.css'

type PickName = 'departments' | 'groups' | 'productIds' | 'poolDepartment' | 'exceptions'

interface PickFieldProps<N extends PickName> {
  readonly form: RuleFormState
  readonly name: N
  readonly label: string
  readonly hint?: string
  readonly required?: boolean
  /** Whether the label is shown, or only heard because the choice above says it. Default: heard. */
  readonly isShown?: boolean
  readonly children: (value: RuleValues[N], change: (value: RuleValues[N]) => void) => ReactNode
}

/** A field of the form with many controls, such as a tree: label, controls, and below them the error. */
export function PickField<N extends PickName>({
  form,
  name,
  label,
  hint,
  required = false,
  isShown = false,
  children,
}: PickFieldProps<N>) {
  const id = useId()
  return (
    <Control form={form} name={name}>
      {(control, issue) => (
        <fieldset
          ref={control.ref}
          tabIndex={-1}
          aria-labelledby={`${id}label`}
          aria-describedby={issue ? `${id}error` : undefined}
          className={styles.field}
        >
          <span id={`${id}label`} className={isShown ? styles.label : layout.heard}>
            {label}
            {required && (
              <span aria-hidden className={styles.asterisk}>
                *
              </span>
            )}
          </span>
          {hint && <p className={layout.hint}>{hint}</p>}
          {children(control.value, control.onChange as (value: RuleValues[N]) => void)}
          <div aria-live="polite">
            {issue && (
              <p id={`${id}error`} className={styles.error}>
                <CircleAlert size={14} aria-hidden />
                {issue}
              </p>
            )}
          </div>
        </fieldset>
      )}
    </Control>
  )
}
