import { type ReactNode, use } from 'react'
import { FeatureLink } from '../host/FeatureLink'
import { useLocation } from '../host/useLocation'
import styles from './DrawerLink.module.css'
import { type DrawerKind, DrawersContext } from './drawers'

interface DrawerLinkProps {
  readonly kind: DrawerKind
  readonly id: string
  readonly children: ReactNode
  /** Accessible name, if the text alone is ambiguous. */
  readonly name?: string | undefined
}

/**
 * Opens the drawer about an item of a list; a click elsewhere in its row does the same. On pages without such a drawer
 * it is plain text.
 */
export function DrawerLink({ kind, id, children, name }: DrawerLinkProps) {
  const offered = use(DrawersContext)
  const location = useLocation()
  if (!offered.includes(kind)) return children
  const query = new URLSearchParams(location.search)
  const isOpen = offered.some((each) => query.has(each))
  const isShown = query.get(kind) === id
  for (const each of offered) query.delete(each)
  query.set(kind, id)
  return (
    <FeatureLink
      className={styles.link}
      to={`${location.pathname}?${query}`}
      // From one to the next: Back leads to the list.
      replace={isOpen}
      data-opens-row
      aria-label={name}
      aria-current={isShown || undefined}
    >
      {children}
    </FeatureLink>
  )
}
