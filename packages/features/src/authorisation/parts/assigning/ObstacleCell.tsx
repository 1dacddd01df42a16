import { Link } from '@atrium/ui/link'
import { Tooltip } from '@atrium/ui/tooltip'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import styles from './ObstacleCell.module.css'
import { type Candidate, useObstacle } from './useObstacle'

interface ObstacleCellProps extends Candidate {
  /** The link leaves the dialog. */
  readonly onLeave: () => void
  /** Whether the status next to it gives the reason. Default false. */
  readonly isSaid?: boolean
}

/** The reason, and a link to the page where it can be resolved. */
export function ObstacleCell({ onLeave, isSaid, ...candidate }: ObstacleCellProps) {
  const { brief, full, way } = useObstacle()(candidate)
  const reason = (
    <span className={styles.reason} title={full} data-said={isSaid || undefined}>
      {brief}
    </span>
  )
  if (!way) return reason
  return (
    <span className={styles.obstacle}>
      {reason}
      <Tooltip content={full}>
        <Link variant="quiet" asChild>
          <FeatureLink to={way.to} onClick={onLeave}>
            {way.label}
          </FeatureLink>
        </Link>
      </Tooltip>
    </span>
  )
}
