import { pagePaths } from '@atrium/contracts/paths'
import { Badge } from '@atrium/ui/badge'
import { Button } from '@atrium/ui/button'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { licenceRequestsMessages } from '../messages'

/** A link to the requests with the pending number, for a page that manages licences. */
export function LicenceRequestsLink({ waiting }: { readonly waiting: number | undefined }) {
  const texts = useTexts(licenceRequestsMessages)
  return (
    <Button asChild>
      <FeatureLink to={pagePaths.licenceRequests}>
        {texts.requestsLink}
        {waiting !== undefined && (
          <Badge count={waiting} tone="accent" label={texts.waitingRequests(waiting)} />
        )}
      </FeatureLink>
    </Button>
  )
}
