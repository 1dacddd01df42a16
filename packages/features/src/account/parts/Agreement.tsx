import styles from '../Dissolution.module.css'
import { lines } from './TextSection'

interface AgreementProps {
  readonly title: string
  /** A paragraph in each line. */
  readonly text: string
}

/** What one agrees to, folded: the box to tick and the code come first. */
export function Agreement({ title, text }: AgreementProps) {
  return (
    <details className={styles.folded}>
      <summary>{title}</summary>
      <ol className={styles.agreement}>
        {lines(text).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </details>
  )
}
