import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { Screen } from '../../shared/screen/Screen'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { meetingPath } from '../routes'
import { meetingAtom, ownMeetingAtom } from './atoms'
import { meetingMessages } from './messages'
import { MeetingFailure } from './parts/MeetingFailure'
import { MeetingOutcome } from './parts/MeetingOutcome'

/**
 * `/meetingApplyResult?meetingId=`: a person's place at a meeting with its QR code, or their place on the
 * waiting list.
 */
export function MeetingResult() {
  const texts = useTexts(meetingMessages)
  const [meeting, askAgain] = useAtom(meetingAtom)
  return (
    <Screen
      above={[
        { name: texts.list, to: pagePaths.meetings },
        ...(meeting.state === 'ready'
          ? [{ name: meeting.value.meetingName, to: meetingPath(meeting.value.meetingId) }]
          : []),
      ]}
      name={texts.result}
      width="reading"
    >
      {meeting.state === 'failed' ? (
        <MeetingFailure failure={meeting.failure} onRetry={askAgain} />
      ) : (
        <Outcome />
      )}
    </Screen>
  )
}

function Outcome() {
  const texts = useTexts(meetingMessages)
  const { loading } = useTexts(sharedMessages)
  const [meeting] = useAtom(meetingAtom)
  const [own, askAgain] = useAtom(ownMeetingAtom)
  if (own.state === 'failed')
    return <RequestFailure failure={own.failure} title={texts.applicationFailed} onRetry={askAgain} />
  if (own.state === 'loading' || meeting.state !== 'ready')
    return (
      <div role="status" aria-label={loading} aria-busy="true">
        <Skeleton shape="block" height={460} />
      </div>
    )
  const { application } = own.value
  if (application) return <MeetingOutcome meeting={meeting.value} application={application} />
  return (
    <EmptyState
      drawing="invitation"
      title={texts.resultMissing}
      description={texts.resultMissingHint}
      action={
        <Button asChild>
          <FeatureLink to={meetingPath(meeting.value.meetingId)}>{texts.toMeeting}</FeatureLink>
        </Button>
      }
    />
  )
}
