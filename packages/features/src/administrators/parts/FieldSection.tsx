import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './FieldSection.module.css'

interface FieldSectionProps {
  readonly label: string
  readonly hint: string
  readonly required?: boolean
  readonly error: string | undefined
  /** A button at the end of the label's line. */
  readonly action?: ReactNode
  /** Anchor of the page's guide. */
  readonly guide?: string
  readonly children: ReactNode
}

/** A field made of many controls, such as a tree: its name, its hint, what is wrong with it. */
export function FieldSection({
  label,
  hint,
  required = false,
  error,
  action,
  guide,
  children,
}: FieldSectionProps) {
  const id = useId()
  return (
    <fieldset
      className={styles.section}
      aria-describedby={error ? `${id}error ${id}hint` : `${id}hint`}
      data-state={error ? 'invalid' : 'valid'}
      {...(guide && { 'data-guide': guide })}
    >
      <legend className={styles.legend}>
        {label}
        {required && (
          <span aria-hidden="true" className={styles.asterisk}>
            *
          </span>
        )}
      </legend>
      <div className={styles.line}>
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
        {action}
      </div>
      {children}
      <div aria-live="polite">
        {error && (
          <p id={`${id}error`} className={styles.error}>
            <CircleAlert size={14} aria-hidden />
            {error}
          </p>
        )}
      </div>
    </fieldset>
  )
}
