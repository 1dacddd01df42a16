import { paths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { encodeId } from '../idInQuery'
import { useAuthorisationTexts } from '../useAuthorisationTexts'

/** Leads to where a member is given licences, and where they are taken back. */
export function MemberLicencesLink({ userId }: { readonly userId: string }) {
  const texts = useAuthorisationTexts()
  return (
    <Button variant="primary" asChild>
      <FeatureLink to={paths.memberLicences({ userId: encodeId(userId) })}>{texts.assign}</FeatureLink>
    </Button>
  )
}
