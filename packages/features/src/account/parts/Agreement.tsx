import styles from '../Dissolution.module.css'
import { lines } from './TextSection'

interface AgreementProps {
  readonly title: string
  /** One paragraph per line. */
  readonly text: string
}

/** The agreement, collapsed, so that the checkbox and the code come first. */
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
