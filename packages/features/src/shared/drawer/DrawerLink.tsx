import { useAtomValue } from 'jotai'
import { type ReactNode, use } from 'react'
import { FeatureLink } from '../host/FeatureLink'
import { queryAtom, withQuery } from '../host/query'
import { useHost } from '../host/useHost'
import styles from './DrawerLink.module.css'
import { type DrawerKind, DrawersContext, drawerQuery, drawnAtom } from './drawers'

interface DrawerLinkProps {
  readonly kind: DrawerKind
  readonly id: string
  readonly children: ReactNode
}

/**
 * Opens the drawer about something beside the list that it stands in, and so does a click anywhere else in its row.
 * Where there is no such drawer on the page it is only its words.
 */
export function DrawerLink({ kind, id, children }: DrawerLinkProps) {
  const isOffered = use(DrawersContext).includes(kind)
  const drawn = useAtomValue(drawnAtom)
  const query = useAtomValue(queryAtom)
  const { location } = useHost()
  if (!isOffered) return children
  return (
    <FeatureLink
      className={styles.link}
      to={withQuery(location.pathname, { ...Object.fromEntries(query), ...drawerQuery(kind, id) })}
      // From one to the next: back leads to the list.
      replace={Object.values(drawn).some(Boolean)}
      data-opens-row
      aria-current={drawn[kind] === id || undefined}
    >
      {children}
    </FeatureLink>
  )
}
