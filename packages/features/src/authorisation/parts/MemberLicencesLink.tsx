import { Button } from '@atrium/ui/button'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { withQuery } from '../../shared/host/query'
import { encodeId } from '../idInQuery'
import { authorisationRoutes } from '../routes'
import { useAuthorisationTexts } from '../useAuthorisationTexts'

/** Leads to where a member is given licences, and where they are taken back. */
export function MemberLicencesLink({ userId }: { readonly userId: string }) {
  const texts = useAuthorisationTexts()
  return (
    <Button variant="primary" asChild>
      <FeatureLink to={withQuery(authorisationRoutes.manageMember, { userId: encodeId(userId) })}>
        {texts.assign}
      </FeatureLink>
    </Button>
  )
}
