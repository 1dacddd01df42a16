import type { ReactNode } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import styles from './EntryLink.module.css'
import { useEntryPath } from './useEntryPath'

interface EntryLinkProps {
  readonly to: string
  readonly way?: string | undefined
  readonly children: ReactNode
}

/** A link from one way to sign in to another. */
export function EntryLink({ to, way, children }: EntryLinkProps) {
  return (
    <FeatureLink className={styles.link} to={useEntryPath()(to, way)}>
      {children}
    </FeatureLink>
  )
}
