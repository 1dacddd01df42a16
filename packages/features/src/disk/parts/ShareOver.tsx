import { FailureState } from '@atrium/ui/failure-state'
import { useTexts } from '../../shared/host/useHost'
import { RequestFailure } from '../../shared/request/RequestFailure'
import type { Failure } from '../../shared/wire/Failure'
import { diskErrors } from '../contract'
import { sharingErrors } from '../sharing/contract'
import { sharingMessages } from '../sharing/messages'

interface ShareOverProps {
  readonly failure: Failure
  readonly onRetry: () => void
}

/** Why a link shows nothing, or no longer. */
export function ShareOver({ failure, onRetry }: ShareOverProps) {
  const texts = useTexts(sharingMessages)
  if (failure.code === sharingErrors.expired)
    return <FailureState title={texts.expiredTitle} description={texts.expiredHint} />
  if (failure.code === sharingErrors.revoked)
    return <FailureState title={texts.revokedTitle} description={texts.revokedHint} />
  if (failure.code === diskErrors.infected)
    return <FailureState title={texts.infectedTitle} description={texts.infectedHint} />
  if (failure.code === diskErrors.tooLargeToScan)
    return <FailureState title={texts.unscannedTitle} description={texts.unscannedHint} />
  if (failure.code === diskErrors.notScannedYet)
    return <RequestFailure failure={failure} title={texts.scanningTitle} onRetry={onRetry} />
  if (failure.kind === 'missing' || failure.kind === 'invalid')
    return <FailureState title={texts.goneTitle} description={texts.goneHint} />
  return <RequestFailure failure={failure} title={texts.openFailed} onRetry={onRetry} />
}
