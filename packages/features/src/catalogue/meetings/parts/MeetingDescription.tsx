import { Card } from '@atrium/ui/card'
import { useTexts } from '../../../shared/host/useKept'
import layout from '../../../shared/screen/Layout.module.css'
import { Verbatim } from '../../../shared/texts/Verbatim'
import styles from '../../parts/ProductDescription.module.css'
import type { WholeMeeting } from '../api'
import { useMeetingTime } from '../meetingTime'
import { meetingMessages } from '../messages'
import { DateLeaf } from './DateLeaf'
import own from './MeetingDescription.module.css'

/** The subject, agenda and place of a meeting. */
export function MeetingDescription({ meeting }: { readonly meeting: WholeMeeting }) {
  const texts = useTexts(meetingMessages)
  const { range } = useMeetingTime()
  return (
    <Card padding="none">
      <div className={own.head}>
        <DateLeaf moment={meeting.startAt} />
        <div className={own.lead}>
          <p className={own.summary}>{meeting.summary}</p>
          <p className={layout.hint}>
            <Verbatim>{range(meeting)}</Verbatim>
          </p>
          <p className={layout.hint}>{meeting.venue}</p>
        </div>
      </div>
      <div className={styles.body}>
        {meeting.introduction.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
        {meeting.agenda.length > 0 && (
          <>
            <h2 className={styles.heading}>{texts.agenda}</h2>
            <ol className={own.agenda}>
              {meeting.agenda.map(({ time, title, speaker }) => (
                <li key={`${time} ${title}`} className={own.item}>
                  <span className={own.time}>{time}</span>
                  <span className={own.words}>
                    <span className={own.title}>{title}</span>
                    {speaker && <span className={own.speaker}>{speaker}</span>}
                  </span>
                </li>
              ))}
            </ol>
          </>
        )}
        <h2 className={styles.heading}>{texts.address}</h2>
        <p className={styles.paragraph}>{meeting.address}</p>
      </div>
    </Card>
  )
}
