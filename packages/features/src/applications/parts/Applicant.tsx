import { Link } from '@atrium/ui/link'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { PersonCell } from '../../shared/list/PersonCell'
import table from '../../shared/list/TableCard.module.css'
import type { Application } from '../api'
import { applicationPath } from '../routes'
import styles from './Applicant.module.css'

/** Who applies; on a phone the number stands beside the name, as the line below says since when. */
export function Applicant({ application }: { readonly application: Application }) {
  const { applicationId, realName, picture, phone } = application
  return (
    <PersonCell name={realName} picture={picture} phone={phone}>
      <span className={styles.applicant}>
        <Link asChild variant="quiet" className={styles.name}>
          <FeatureLink to={applicationPath(applicationId)} data-opens-row>
            {realName}
          </FeatureLink>
        </Link>
        <span className={`${table.inLines} ${styles.phone}`}>{phone}</span>
      </span>
    </PersonCell>
  )
}
