import { paths } from '@atrium/contracts/paths'
import { Link } from '@atrium/ui/link'
import { StatusBadge } from '@atrium/ui/status-badge'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { useFormat } from '../../shared/texts/useFormat'
import type { SecurityEvent, SecurityEventRow } from '../api'
import { securityMessages } from '../messages'
import { signInInQuery } from '../routes'
import { useAgo } from './deviceWords'
import styles from './Rows.module.css'

/** Unusual events. */
const alarming: ReadonlySet<SecurityEvent> = new Set<SecurityEvent>([
  'passwordRecovered',
  'mobileChanged',
  'mailRemoved',
  'recordsDownloaded',
  'tokenReused',
  'tokenStolen',
  'secondStepOff',
  'recoveryCodeUsed',
  'endedByOperator',
  'locked',
])

const signIns: ReadonlySet<SecurityEvent> = new Set<SecurityEvent>(['signedIn', 'recoveryCodeUsed'])

/** The minimum time for which a sign-in can be viewed. */
const kept = 30 * 86_400_000

interface EventRowProps {
  readonly event: SecurityEventRow
  /** The time of the answer. */
  readonly now: Date
}

export function EventRow({ event, now }: EventRowProps) {
  const texts = useTexts(securityMessages)
  const format = useFormat()
  const ago = useAgo(now)
  const isAlarming = alarming.has(event.event)
  const Icon = isAlarming ? CircleAlert : CircleCheck
  const isForeign =
    signIns.has(event.event) && !event.isCurrentSession && now.getTime() - Date.parse(event.at) < kept
  const about = [event.application, event.browser, event.system, event.address].filter(Boolean).join(' · ')
  return (
    <li className={styles.event} data-state={isAlarming ? 'alarming' : 'usual'}>
      <Icon aria-hidden className={styles.mark} />
      <div className={styles.words}>
        <p className={styles.name}>
          {texts[event.event]}
          {event.isCurrentSession && signIns.has(event.event) && (
            <StatusBadge tone="success">{texts.current}</StatusBadge>
          )}
        </p>
        {about && <p className={styles.about}>{about}</p>}
      </div>
      {isForeign && event.sessionId && (
        <Link variant="quiet" asChild>
          <FeatureLink
            to={paths.security({ [signInInQuery]: event.sessionId })}
            aria-label={texts.notMeOf(about)}
          >
            {texts.notMe}
          </FeatureLink>
        </Link>
      )}
      <time className={styles.when} dateTime={event.at} title={format.timestamp(event.at)}>
        {ago(event.at)}
      </time>
    </li>
  )
}
