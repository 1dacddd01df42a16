import { EmptyState } from '@atrium/ui/empty-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom, useAtomValue } from 'jotai'
import { use } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { RequestFailure } from '../../shared/request/RequestFailure'
import layout from '../../shared/screen/Layout.module.css'
import { Screen } from '../../shared/screen/Screen'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { Verbatim } from '../../shared/texts/Verbatim'
import { CatalogueHostContext } from '../parts/CatalogueHost'
import { meetingPath } from '../routes'
import type { Application, Meeting } from './api'
import { meetingsAtom, ownMeetingsAtom } from './atoms'
import { useMeetingTime } from './meetingTime'
import { meetingMessages } from './messages'
import { DateLeaf } from './parts/DateLeaf'
import styles from './parts/MeetingCard.module.css'
import { PlaceBadge } from './parts/PlaceBadge'

/** `/meetingProIntroduce`: the vendor's meetings, upcoming ones first; for everybody. */
export function MeetingList() {
  const texts = useTexts(meetingMessages)
  const { loading } = useTexts(sharedMessages)
  const { isSignedIn } = use(CatalogueHostContext)
  const [meetings, askAgain] = useAtom(meetingsAtom)
  return (
    <Screen name={texts.list} width="reading">
      {meetings.state === 'loading' && (
        <div role="status" aria-label={loading} aria-busy="true" className={styles.grid}>
          {['1', '2', '3', '4'].map((card) => (
            <Skeleton key={card} shape="block" height={148} />
          ))}
        </div>
      )}
      {meetings.state === 'failed' && (
        <RequestFailure failure={meetings.failure} title={texts.listFailed} onRetry={askAgain} />
      )}
      {meetings.state === 'ready' &&
        (meetings.value.length === 0 ? (
          <EmptyState title={texts.none} description={texts.noneHint} />
        ) : (
          <div className={layout.sections}>
            {isSignedIn ? (
              <WithOwn meetings={meetings.value} />
            ) : (
              <Sections meetings={meetings.value} own={[]} />
            )}
          </div>
        ))}
    </Screen>
  )
}

interface SectionsProps {
  readonly meetings: readonly Meeting[]
  readonly own: readonly Application[]
}

/** The person's applications appear on the cards once loaded; the cards don't wait for them. */
function WithOwn({ meetings }: Pick<SectionsProps, 'meetings'>) {
  const own = useAtomValue(ownMeetingsAtom)
  return <Sections meetings={meetings} own={own.state === 'ready' ? own.value : []} />
}

function Sections({ meetings, own }: SectionsProps) {
  const texts = useTexts(meetingMessages)
  const isOver = ({ status }: Meeting) => status === 'over'
  const sections = [
    [texts.coming, meetings.filter((meeting) => !isOver(meeting))],
    [texts.past, meetings.filter(isOver)],
  ] as const
  return sections.map(
    ([name, some]) =>
      some.length > 0 && (
        <section key={name} aria-label={name}>
          <h2 className={styles.heading}>{name}</h2>
          <ul className={styles.grid}>
            {some.map((meeting) => (
              <MeetingCard
                key={meeting.meetingId}
                meeting={meeting}
                own={own.find(({ meetingId }) => meetingId === meeting.meetingId)}
              />
            ))}
          </ul>
        </section>
      ),
  )
}

interface MeetingCardProps {
  readonly meeting: Meeting
  /** The person's application, if there is one. */
  readonly own: Application | undefined
}

/** A meeting in the list; the whole card is a link. */
function MeetingCard({ meeting, own }: MeetingCardProps) {
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
