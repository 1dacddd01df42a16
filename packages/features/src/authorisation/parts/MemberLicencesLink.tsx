import { paths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { encodeId } from '../idInQuery'
import { useAuthorisationTexts } from '../useAuthorisationTexts'

/** Links to the page that assigns and cancels a member's licences. */
export function MemberLicencesLink({ userId }: { readonly userId: string }) {
  const texts = useAuthorisationTexts()
  return (
    <Button variant="primary" asChild>
      <FeatureLink to={paths.memberLicences({ userId: encodeId(userId) })}>{texts.assign}</FeatureLink>
    </Button>
  )
}
