import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost } from '../../shared/host/useKept'
import type { DiskNode } from '../api'
import { NodeIcon } from './NodeIcon'
import styles from './NodeName.module.css'
import { ScanState } from './ScanState'

interface NodeNameProps {
  readonly node: Pick<DiskNode, 'kind' | 'name' | 'scan'>
  /** Where it leads to, if anything shows that. Default: nowhere. */
  readonly to?: string | undefined
}

/** What a file or folder is, and how it is called. */
export function NodeName({ node, to }: NodeNameProps) {
  const { name } = node
  const { serves } = useHost()
  return (
    <span className={styles.node}>
      <NodeIcon node={node} />
      {to === undefined || !serves(to) ? (
        <span className={styles.name} title={name}>
          {name}
        </span>
      ) : (
        <FeatureLink to={to} className={styles.name} title={name} data-opens-row>
          {name}
        </FeatureLink>
      )}
      {node.scan && <ScanState scan={node.scan} />}
    </span>
  )
}
