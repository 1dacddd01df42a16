import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Card.module.css'

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The title, which also names the card's region. */
  title?: ReactNode
  /** Level of the title's heading. Default 2. */
  headingLevel?: 2 | 3 | 4
  /** One line below the title. */
  description?: ReactNode
  /** Buttons and links at the end of the title's line. */
  actions?: ReactNode
  /** A last line, separated by a hairline. */
  footer?: ReactNode
  /** Padding of the content: normal 16 px, none for tables that reach the edges. Default normal. */
  padding?: 'normal' | 'none'
  /** On a phone, as wide as the window, like lists, if an `AppShell` is around it. Default false. */
  bleeds?: boolean
}

/** A bordered surface for one subject. */
export function Card({
  title,
  headingLevel = 2,
  description,
  actions,
  footer,
  padding = 'normal',
  bleeds,
  className,
  children,
  ...rest
}: CardProps) {
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      {...rest}
      data-slot="card"
      data-padding={padding}
      data-bleeds={bleeds}
      className={clsx(styles.card, className)}
    >
      {(title || actions) && (
        <header className={styles.header}>
          <div className={styles.heading}>
            {title && (
              <Heading id={titleId} className={styles.title}>
                {title}
              </Heading>
            )}
            {description && <p className={styles.description}>{description}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      <div className={styles.content}>{children}</div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </section>
  )
}
