import { Link } from '@atrium/ui/link'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { withQuery } from '../../shared/host/query'
import { encodeId } from '../idInQuery'
import { authorisationRoutes } from '../routes'
import { useAuthorisationTexts } from '../useAuthorisationTexts'

/** Leads to where the licences of a member are changed. */
export function MemberLicencesLink({ userId }: { readonly userId: string }) {
  const texts = useAuthorisationTexts()
  return (
    <Link variant="quiet" asChild>
      <FeatureLink to={withQuery(authorisationRoutes.manageMember, { userId: encodeId(userId) })}>
        {texts.manageLink}
      </FeatureLink>
    </Link>
  )
}
