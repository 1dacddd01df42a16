import { Button } from '@atrium/ui/button'
import { StatusBadge } from '@atrium/ui/status-badge'
import { Monitor, Package, Smartphone } from 'lucide-react'
import { useTexts } from '../../shared/host/useHost'
import { KeptNumbers } from '../../shared/texts/KeptNumbers'
import { useFormat } from '../../shared/texts/useFormat'
import type { OpenSession } from '../api'
import { securityMessages } from '../messages'
import styles from './Rows.module.css'
import { useAgo } from './useAgo'
import { useDeviceName } from './useDeviceName'

interface SessionRowProps {
  readonly session: OpenSession
  /** When the list was asked for. */
  readonly now: Date
  readonly busy: boolean
  readonly onEnd: () => void
}

/** One sign-in: with what, from where and since when, and when it was used last. */
export function SessionRow({ session, now, busy, onEnd }: SessionRowProps) {
  const texts = useTexts(securityMessages)
  const format = useFormat()
  const ago = useAgo(now)
  const name = useDeviceName()(session)
  const Icon = iconOf(session)
  const about = [session.address, texts.signedInOn(format.day(session.signedInAt))].filter(Boolean)
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
        {!session.isCurrent && (
          <p className={styles.about}>
            <time dateTime={session.lastActiveAt} title={format.timestamp(session.lastActiveAt)}>
              {texts.lastActive(ago(session.lastActiveAt))}
            </time>
          </p>
        )}
      </div>
      {session.isCurrent ? (
        <StatusBadge tone="success">{texts.current}</StatusBadge>
      ) : (
        <Button
          size="small"
          tone="danger"
          disabled={busy}
          aria-label={texts.endOf(`${name} ${about.join(' ')}`)}
          onClick={onEnd}
        >
          {texts.end}
        </Button>
      )}
    </li>
  )
}

const iconOf = ({ isWebClient, system }: OpenSession) =>
  /iOS|Android|HarmonyOS/.test(system) ? Smartphone : isWebClient ? Monitor : Package
