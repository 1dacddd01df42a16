import { File, Folder } from 'lucide-react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../shared/host/useHost'
import type { DiskNode } from '../api'
import { diskMessages } from '../messages'
import styles from './NodeName.module.css'

interface NodeNameProps {
  readonly node: Pick<DiskNode, 'kind' | 'name'>
  /** Where it leads to, if anything shows that. Default: nowhere. */
  readonly to?: string | undefined
}

/** What a file or folder is, and how it is called. */
export function NodeName({ node: { kind, name }, to }: NodeNameProps) {
  const texts = useTexts(diskMessages)
  const { serves } = useHost()
  const Icon = kind === 'folder' ? Folder : File
  return (
    <span className={styles.node} data-kind={kind}>
      <Icon className={styles.icon} role="img" aria-label={texts[kind]} />
      {to === undefined || !serves(to) ? (
        <span className={styles.name} title={name}>
          {name}
        </span>
      ) : (
        <FeatureLink to={to} className={styles.name} title={name} data-opens-row>
          {name}
        </FeatureLink>
      )}
    </span>
  )
}
