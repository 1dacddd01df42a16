import { Button } from '@atrium/ui/button'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import { useTexts } from '../../../shared/host/useKept'
import layout from '../../../shared/screen/Layout.module.css'
import { KeptNumbers } from '../../../shared/texts/KeptNumbers'
import { meetingResultPath } from '../../routes'
import styles from '../../trials/parts/OwnTrial.module.css'
import type { Application, WholeMeeting } from '../api'
import { useMeetingTime } from '../meetingTime'
import { meetingMessages } from '../messages'
import { GiveUp } from './GiveUp'
import { PlaceBadge } from './PlaceBadge'

interface OwnPlaceProps {
  readonly meeting: WholeMeeting
  readonly application: Application
}

/** The person's place, or their position on the waiting list. */
export function OwnPlace({ meeting, application }: OwnPlaceProps) {
  const texts = useTexts(meetingMessages)
  const { moment } = useMeetingTime()
  return (
    <div className={styles.standing}>
      <PlaceBadge application={application} />
      <p className={layout.hint}>
        <KeptNumbers>{hint()}</KeptNumbers>
      </p>
      <div className={styles.ways}>
        <Button asChild>
          <FeatureLink to={meetingResultPath(meeting.meetingId)}>
            {application.status === 'waiting' ? texts.toWaiting : texts.toResult}
          </FeatureLink>
        </Button>
        <GiveUp meeting={meeting} application={application} />
      </div>
    </div>
  )

  function hint() {
    if (application.checkedInAt) return texts.thereAt(moment(application.checkedInAt))
    if (meeting.status === 'over') return texts.overHint
    if (application.status === 'confirmed') return texts.confirmedHint
    return meeting.status === 'begun' ? texts.begunWaitingHint : texts.waitingHint
  }
}
