import { IconButton } from '@atrium/ui/icon-button'
import { StatusBadge } from '@atrium/ui/status-badge'
import { LogOut, Monitor, Package, Smartphone } from 'lucide-react'
import { useTexts } from '../../shared/host/useKept'
import { KeptNumbers } from '../../shared/texts/KeptNumbers'
import { useFormat } from '../../shared/texts/useFormat'
import type { OpenSession } from '../api'
import { securityMessages } from '../messages'
import { useAgo, useDeviceName } from './deviceWords'
import styles from './Rows.module.css'

interface SessionRowProps {
  readonly session: OpenSession
  /** The time of the answer. */
  readonly now: Date
  readonly busy: boolean
  readonly onEnd: () => void
}

/** One session: device, place, start and last use. */
export function SessionRow({ session, now, busy, onEnd }: SessionRowProps) {
  const texts = useTexts(securityMessages)
  const format = useFormat()
  const ago = useAgo(now)
  const name = useDeviceName()(session)
  const Icon = iconOf(session)
  const { embedderName: site } = session
  const about = [
    site !== null && texts.onSite(site),
    session.address,
    texts.signedInOn(format.day(session.signedInAt)),
  ].filter(Boolean)
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon aria-hidden />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.about}>
          <KeptNumbers>{about.join(' · ')}</KeptNumbers>
        </p>
      </div>
      {session.isCurrent ? (
        <StatusBadge tone="success">{texts.current}</StatusBadge>
      ) : (
        <>
          <time
            className={styles.when}
            dateTime={session.lastActiveAt}
            title={texts.lastActive(format.timestamp(session.lastActiveAt))}
          >
            {ago(session.lastActiveAt)}
          </time>
          <IconButton
            label={texts.endOf(`${name} ${about.join(' ')}`)}
            title={texts.end}
            icon={<LogOut />}
            disabled={busy}
            className={styles.end}
            onClick={onEnd}
          />
        </>
      )}
    </li>
  )
}

const iconOf = ({ isWebClient, system }: OpenSession) =>
  /iOS|Android|HarmonyOS/.test(system) ? Smartphone : isWebClient ? Monitor : Package
