import type { ReactNode } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import styles from './EntryLink.module.css'
import { useEntryPath } from './useEntryPath'

interface EntryLinkProps {
  readonly to: string
  readonly way?: string | undefined
  /** Called before it leads there. */
  readonly onClick?: () => void
  readonly children: ReactNode
}

/** A link from one way to sign in to another. */
export function EntryLink({ to, way, onClick, children }: EntryLinkProps) {
  return (
    <FeatureLink className={styles.link} to={useEntryPath()(to, way)} onClick={onClick}>
      {children}
    </FeatureLink>
  )
}
