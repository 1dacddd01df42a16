import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import { useTexts } from '../../../shared/host/useKept'
import { RequestFailure } from '../../../shared/request/RequestFailure'
import type { Failure } from '../../../shared/wire/Failure'
import { meetingMessages } from '../messages'

interface MeetingFailureProps {
  readonly failure: Failure
  readonly onRetry: () => void
}

/** Shown when a meeting could not be loaded, or doesn't exist. */
export function MeetingFailure({ failure, onRetry }: MeetingFailureProps) {
  const texts = useTexts(meetingMessages)
  return (
    <RequestFailure
      failure={failure}
      title={failure.kind === 'missing' ? texts.meetingMissing : texts.meetingFailed}
      missing={{
        hint: texts.meetingMissingHint,
        action: (
          <Button asChild>
            <FeatureLink to={pagePaths.meetings}>{texts.toList}</FeatureLink>
          </Button>
        ),
      }}
      onRetry={onRetry}
    />
  )
}
