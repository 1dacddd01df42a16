import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost } from '../../shared/host/useKept'
import type { DiskNode } from '../api'
import { NodeIcon } from './NodeIcon'
import styles from './NodeName.module.css'
import { ScanState } from './ScanState'

interface NodeNameProps {
  readonly node: Pick<DiskNode, 'kind' | 'name' | 'scan'>
  /** Target of its link. Default: no link. */
  readonly to?: string | undefined
}

/** The icon and name of a file or folder. */
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
