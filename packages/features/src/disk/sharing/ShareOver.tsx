import { diskErrors } from '@atrium/contracts/disk/contract'
import { sharingErrors } from '@atrium/contracts/disk/sharing/contract'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { FailureState } from '@atrium/ui/failure-state'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { RequestFailure } from '../../shared/request/RequestFailure'
import type { Failure } from '../../shared/wire/Failure'
import { sharingMessages } from './messages'
import styles from './ShareOver.module.css'

interface ShareOverProps {
  readonly failure: Failure
  readonly onRetry: () => void
}

/** The reason why a link shows nothing (any more), and the next step. */
export function ShareOver(props: ShareOverProps) {
  return (
    <Card className={styles.card} padding="none">
      <Reason {...props} />
    </Card>
  )
}

function Reason({ failure, onRetry }: ShareOverProps) {
  const texts = useTexts(sharingMessages)
  const over = {
    drawing: 'not-found',
    action: (
      <Button asChild>
        <FeatureLink to="/">{texts.toCentre}</FeatureLink>
      </Button>
    ),
  } as const
  if (failure.code === sharingErrors.expired)
    return <FailureState {...over} title={texts.expiredTitle} description={texts.expiredHint} />
  if (failure.code === sharingErrors.revoked)
    return <FailureState {...over} title={texts.revokedTitle} description={texts.revokedHint} />
  if (failure.code === diskErrors.infected)
    return <FailureState {...over} title={texts.infectedTitle} description={texts.infectedHint} />
  if (failure.code === diskErrors.tooLargeToScan)
    return <FailureState {...over} title={texts.unscannedTitle} description={texts.unscannedHint} />
  if (failure.code === diskErrors.notScannedYet)
    return <RequestFailure failure={failure} title={texts.scanningTitle} onRetry={onRetry} />
  if (failure.kind === 'missing' || failure.kind === 'invalid')
    return <FailureState {...over} title={texts.goneTitle} description={texts.goneHint} />
  return <RequestFailure failure={failure} title={texts.openFailed} onRetry={onRetry} />
}
