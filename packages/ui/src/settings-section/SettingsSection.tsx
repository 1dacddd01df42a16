import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Card } from '../card'
import styles from './SettingsSection.module.css'

export interface SettingsSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The title, which names its region. */
  title: ReactNode
  /** Level of the title's heading. Default 2. */
  headingLevel?: 2 | 3 | 4
  /** A sentence below the title. */
  description?: ReactNode
  /**
   * Actions on the whole section: at the end of the card's first line, which must have room; in one column,
   * next to the title.
   */
  actions?: ReactNode
  /** The card's last line, separated by a hairline: the buttons of a form, the primary one first. */
  footer?: ReactNode
  /** Padding of the content: normal 24 px, none for rows that reach the edges. Default normal. */
  padding?: 'normal' | 'none'
  /** Width of the card: all of it, or 600 px for one column of fields. Default full. */
  width?: 'full' | 'narrow'
}

/** One subject of a settings page: title and description at the start, its fields in a card beside them. */
export function SettingsSection({
  title,
  headingLevel = 2,
  description,
  actions,
  footer,
  padding = 'normal',
  width = 'full',
  className,
  children,
  ...rest
}: SettingsSectionProps) {
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      data-slot="settings-section"
      className={clsx(styles.section, className)}
    >
      <div className={styles.columns}>
        <div className={styles.heading}>
          <Heading id={titleId} className={styles.title}>
            {title}
          </Heading>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
        <Card
          className={styles.card}
          data-width={width}
          padding={padding}
          footer={footer && <div className={styles.footer}>{footer}</div>}
        >
          {children}
        </Card>
      </div>
    </section>
  )
}
