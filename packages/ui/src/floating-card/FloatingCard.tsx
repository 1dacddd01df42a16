import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePortalContainer } from '../portal-container'
import styles from './FloatingCard.module.css'
import { joinStack } from './joinStack'

export interface FloatingCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** What it asks or says; names its region. */
  title: ReactNode
  /** Buttons at the end. */
  actions?: ReactNode
}

/** Asks something beside the page, which can be used meanwhile. Several of them stand one above the other. */
export function FloatingCard({ title, actions, className, children, ...rest }: FloatingCardProps) {
  const titleId = useId()
  const container = usePortalContainer()
  const [stack, setStack] = useState<HTMLElement>()
  useLayoutEffect(() => {
    const joined = joinStack(container ?? document.body, styles.stack)
    setStack(joined.stack)
    return joined.leave
  }, [container])
  return (
    stack &&
    createPortal(
      <section
        aria-labelledby={titleId}
        {...rest}
        data-slot="floating-card"
        data-docked
        className={clsx(styles.card, className)}
      >
        <p id={titleId} className={styles.title}>
          {title}
        </p>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </section>,
      stack,
    )
  )
}
