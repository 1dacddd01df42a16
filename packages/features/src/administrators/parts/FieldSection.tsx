import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { SettingsSection } from '@atrium/ui/settings-section'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './FieldSection.module.css'
import { RequiredTitle } from './RequiredTitle'

interface FieldSectionProps {
  readonly label: string
  readonly hint: string
  readonly required?: boolean
  readonly error: string | undefined
  /** A button below the controls; on a phone next to the title. */
  readonly action?: ReactNode
  /** Anchor of the page's guide. */
  readonly guide?: string
  /** None if the controls reach the edges of the card. Default: normal. */
  readonly padding?: 'normal' | 'none'
  readonly children: ReactNode
}

/**
 * A field with many controls, such as a tree: its name, its hint, and below that its error, which doesn't move
 * the controls.
 */
export function FieldSection({
  label,
  hint,
  required = false,
  error,
  action,
  guide,
  padding,
  children,
}: FieldSectionProps) {
  const id = useId()
  const isNarrow = useNarrowWindow()
  return (
    <SettingsSection
      role="group"
      aria-describedby={error ? `${id}error ${id}hint` : `${id}hint`}
      title={required ? <RequiredTitle>{label}</RequiredTitle> : label}
      description={
        <>
          <span id={`${id}hint`} className={styles.hint}>
            {hint}
          </span>
          <span aria-live="polite">
            {error && (
              <span id={`${id}error`} className={styles.error}>
                <CircleAlert size={14} aria-hidden />
                {error}
              </span>
            )}
          </span>
        </>
      }
      {...(isNarrow ? { actions: action } : { footer: action })}
      padding={padding}
      {...(guide && { 'data-guide': guide })}
    >
      {children}
    </SettingsSection>
  )
}
