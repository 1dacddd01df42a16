import { Link } from '@atrium/ui/link'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { PersonCell } from '../../shared/list/PersonCell'
import type { Application } from '../api'
import { applicationPath } from '../routes'

/** Who applies. */
export function Applicant({ application }: { readonly application: Application }) {
  const { applicationId, realName, picture, phone } = application
  return (
    <PersonCell name={realName} picture={picture} phone={phone}>
      <Link asChild variant="quiet">
        <FeatureLink to={applicationPath(applicationId)} data-opens-row>
          {realName}
        </FeatureLink>
      </Link>
    </PersonCell>
  )
}
