import styles from '../Dissolution.module.css'
import { lines } from './lines'

interface AgreementProps {
  readonly title: string
  /** A paragraph in each line. */
  readonly text: string
}

export function Agreement({ title, text }: AgreementProps) {
  return (
    <section aria-label={title}>
      <ol className={styles.agreement}>
        {lines(text).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  )
}
