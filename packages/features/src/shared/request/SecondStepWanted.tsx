import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { FailureState } from '@atrium/ui/failure-state'
import { FeatureLink } from '../host/FeatureLink'
import { useTexts } from '../host/useHost'
import { sharedMessages } from '../texts/sharedMessages'
import { secondStepWantedMessages } from './messages'

const securityCentre = pagePaths.security

/** Stands where administration is closed to whoever has no second step: leads to where one turns it on. */
export function SecondStepWanted({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useTexts(secondStepWantedMessages)
  const { retry } = useTexts(sharedMessages)
  return (
    <FailureState
      drawing="forbidden"
      title={texts.title}
      description={texts.text}
      action={
        <Button asChild variant="primary">
          <FeatureLink to={securityCentre}>{texts.turnOn}</FeatureLink>
        </Button>
      }
      onRetry={onRetry}
      labels={{ retry }}
    />
  )
}
