import { pagePaths } from '@atrium/contracts/paths'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { useTexts } from '../../shared/host/useKept'
import { Screen } from '../../shared/screen/Screen'
import styles from '../../shared/screen/WithAside.module.css'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { meetingAtom } from './atoms'
import { meetingMessages } from './messages'
import { MeetingDescription } from './parts/MeetingDescription'
import { MeetingFailure } from './parts/MeetingFailure'
import { RegistrationCard } from './parts/RegistrationCard'

/** `/meetingProIntroduce?meetingId=`: the description of a meeting, and its registration form; for everybody. */
export function MeetingIntroduction() {
  const texts = useTexts(meetingMessages)
  const { loading } = useTexts(sharedMessages)
  const [meeting, askAgain] = useAtom(meetingAtom)
  return (
    <Screen
      above={[{ name: texts.list, to: pagePaths.meetings }]}
      name={meeting.state === 'ready' ? meeting.value.meetingName : texts.meeting}
      kind={texts.meeting}
      width="reading"
    >
      {meeting.state === 'failed' && <MeetingFailure failure={meeting.failure} onRetry={askAgain} />}
      {meeting.state === 'loading' && (
        <div role="status" aria-label={loading} aria-busy="true" className={styles.columns}>
          <Skeleton shape="block" height={640} />
          <Skeleton shape="block" height={640} />
        </div>
      )}
      {meeting.state === 'ready' && (
        <div className={styles.columns}>
          <MeetingDescription meeting={meeting.value} />
          <aside className={styles.aside}>
            <RegistrationCard meeting={meeting.value} />
          </aside>
        </div>
      )}
    </Screen>
  )
}
