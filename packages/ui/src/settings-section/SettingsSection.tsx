import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Card } from '../card'
import styles from './SettingsSection.module.css'

export interface SettingsSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** What is set here; names its region. */
  title: ReactNode
  /** Level of the title's heading, to fit the page's outline. Default 2. */
  headingLevel?: 2 | 3 | 4
  /** A sentence under the title. */
  description?: ReactNode
  /** What acts on all of it: at the end of the card's first line, which has room there; in one column beside the title. */
  actions?: ReactNode
  /** The last line of the card, set apart by a hairline: the buttons of a form, the first of them primary. */
  footer?: ReactNode
  /** Room around the content: normal 24 px, none for rows that reach the edges. Default normal. */
  padding?: 'normal' | 'none'
  /** Of the card: all there is, or 600 px, for one column of fields. Default full. */
  width?: 'full' | 'narrow'
}

/** One subject of a page of settings: what it is about at the start, its fields in a card beside that. */
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
