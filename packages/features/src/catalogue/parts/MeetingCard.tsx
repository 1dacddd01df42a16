import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import { Verbatim } from '../../shared/texts/Verbatim'
import type { Application, Meeting } from '../meetings/api'
import { meetingMessages } from '../meetings/messages'
import { useMeetingTime } from '../meetings/useMeetingTime'
import { meetingPath } from '../routes'
import { DateLeaf } from './DateLeaf'
import styles from './MeetingCard.module.css'
import { PlaceBadge } from './PlaceBadge'

interface MeetingCardProps {
  readonly meeting: Meeting
  /** The person's, where there is one. */
  readonly own: Application | undefined
}

/** A meeting in the list: all of it leads to its page. */
export function MeetingCard({ meeting, own }: MeetingCardProps) {
  const texts = useTexts(meetingMessages)
  const { range } = useMeetingTime()
  const { meetingId, meetingName, venue, status, placesLeft } = meeting
  return (
    <li className={styles.card} data-state={status}>
      <DateLeaf moment={meeting.startAt} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <FeatureLink to={meetingPath(meetingId)} className={styles.link}>
            {meetingName}
          </FeatureLink>
        </h3>
        <p className={styles.fact}>
          <Verbatim>{range(meeting)}</Verbatim>
        </p>
        <p className={styles.fact}>{venue}</p>
        <div className={styles.end}>
          <span className={styles.state}>
            {status === 'open' ? texts.placesLeft(placesLeft) : texts[status]}
          </span>
          {own && own.status !== 'withdrawn' && <PlaceBadge application={own} />}
        </div>
      </div>
    </li>
  )
}
