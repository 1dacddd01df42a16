import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePortalContainer } from '../portal-container'
import styles from './FloatingCard.module.css'

export interface FloatingCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The question or message, which names its region. */
  title: ReactNode
  /** Buttons at the end. */
  actions?: ReactNode
}

/** A question next to the page, which stays usable. Several cards are stacked. */
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

const stacks = new WeakMap<HTMLElement, { readonly stack: HTMLElement; users: number }>()

/** The shared container of all floating cards in a place; it exists as long as a card uses it. */
function joinStack(place: HTMLElement, className = '') {
  const kept = stacks.get(place) ?? { stack: document.createElement('div'), users: 0 }
  stacks.set(place, kept)
  if (kept.users++ === 0) {
    kept.stack.className = className
    place.append(kept.stack)
  }
  return {
    stack: kept.stack,
    leave() {
      if (--kept.users === 0) kept.stack.remove()
    },
  }
}
