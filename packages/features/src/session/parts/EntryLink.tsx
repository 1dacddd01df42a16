import type { ReactNode } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost } from '../../shared/host/useHost'
import type { WayIn } from '../wayIn'
import styles from './EntryLink.module.css'

interface EntryLinkProps {
  readonly to: string
  readonly way?: WayIn
  readonly children: ReactNode
}

/** From one way in to another: where one came from stays in the address. */
export function EntryLink({ to, way, children }: EntryLinkProps) {
  const query = new URLSearchParams(useHost().location.search)
  query.delete('way')
  if (way) query.set('way', way)
  const search = query.toString()
  return (
    <FeatureLink className={styles.link} to={search ? `${to}?${search}` : to}>
      {children}
    </FeatureLink>
  )
}
