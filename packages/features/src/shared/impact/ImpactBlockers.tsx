import { Link } from '@atrium/ui/link'
import { OctagonAlert } from 'lucide-react'
import { FeatureLink } from '../host/FeatureLink'
import { useTexts } from '../host/useKept'
import { useFormat } from '../texts/useFormat'
import type { Blocker } from './api'
import type { DescribedBlocker } from './ImpactDialog'
import styles from './ImpactDialog.module.css'
import { impactMessages } from './messages'

interface ImpactBlockersProps {
  readonly blockers: readonly Blocker[]
  readonly describe: (blocker: Blocker) => DescribedBlocker
  /** The person follows a link out of the dialog. */
  readonly onLeave: () => void
}

/** The blockers, the people or things concerned, and where to clear them. */
export function ImpactBlockers({ blockers, describe, onLeave }: ImpactBlockersProps) {
  const texts = useTexts(impactMessages)
  const { people, things } = useFormat()
  return (
    <ul className={styles.blockers} aria-label={texts.blocked}>
      {blockers.map((blocker) => {
        const { text, clear } = describe(blocker)
        const some = namesThings.has(blocker.reason) ? things : people
        return (
          <li key={blocker.reason} className={styles.blocker}>
            <OctagonAlert className={styles.stop} size={16} aria-hidden />
            <div>
              <div>{text}</div>
              {blocker.names.length > 0 && (
                <div className={styles.names}>{some(blocker.names, blocker.count)}</div>
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

const namesThings: ReadonlySet<Blocker['reason']> = new Set(['subDepartments', 'notNormal'])
