import { Skeleton } from '@atrium/ui/skeleton'
import { Spinner } from '@atrium/ui/spinner'
import { useTitle } from '../../shared/host/useTitle'
import styles from './Oidc.module.css'

interface WaitingProps {
  /** Undefined: not known yet. */
  readonly title: string | undefined
  /** Title of the page meanwhile. */
  readonly kind: string
  readonly text: string
}

/** Shown while the page continues without the person. */
export function Waiting({ title, kind, text }: WaitingProps) {
  useTitle(title ?? kind, kind)
  return (
    <div className={styles.panel} aria-busy="true">
      <h1 className={styles.title}>
        {title ?? (
          <span role="img" aria-label={kind}>
            <Skeleton width={220} height={32} />
          </span>
        )}
      </h1>
      <p role="status" className={styles.waiting}>
        <Spinner /> {text}
      </p>
    </div>
  )
}
