import { Link } from '@atrium/ui/link'
import { OctagonAlert } from 'lucide-react'
import { FeatureLink } from './FeatureLink'
import type { DescribedBlocker } from './ImpactDialog'
import styles from './ImpactDialog.module.css'
import type { Blocker } from './impact/contract'
import { impactMessages } from './impactMessages'
import { useFormat, useTexts } from './useHost'

interface ImpactBlockersProps {
  readonly blockers: readonly Blocker[]
  readonly describe: (blocker: Blocker) => DescribedBlocker
  /** The person follows a link out of the dialog. */
  readonly onLeave: () => void
}

/** What is in the way, who or what that is, and where to clear it. */
export function ImpactBlockers({ blockers, describe, onLeave }: ImpactBlockersProps) {
  const texts = useTexts(impactMessages)
  const { list } = useFormat()
  return (
    <ul className={styles.blockers} aria-label={texts.blocked}>
      {blockers.map((blocker) => {
        const { text, clear } = describe(blocker)
        const rest = blocker.count > blocker.names.length
        return (
          <li key={blocker.reason} className={styles.blocker}>
            <OctagonAlert className={styles.stop} size={16} aria-hidden />
            <div>
              <div>{text}</div>
              {blocker.names.length > 0 && (
                <div className={styles.names}>
                  {list(blocker.names)}
                  {rest && ` ${texts.more(blocker.count)}`}
                </div>
              )}
              {clear && (
                <Link asChild className={styles.link}>
                  <FeatureLink to={clear.to} onClick={onLeave}>
                    {clear.label}
                  </FeatureLink>
                </Link>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
