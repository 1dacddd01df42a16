import { Spinner } from '@atrium/ui/spinner'
import { useTitle } from '../../shared/host/useTitle'
import styles from '../SignIn.module.css'

interface WorkingProps {
  readonly title: string
  readonly text: string
}

/** Shown while the service asks the provider. */
export function Working({ title, text }: WorkingProps) {
  useTitle(title)
  return (
    <div className={styles.entry}>
      <h1 className={styles.title}>{title}</h1>
      <p role="status" className={styles.waiting}>
        <Spinner /> {text}
      </p>
    </div>
  )
}
