import styles from '../Dissolution.module.css'
import { lines } from './lines'

interface TextListProps {
  /** An item in each line. */
  readonly text: string
}

export function TextList({ text }: TextListProps) {
  return (
    <ul className={styles.list}>
      {lines(text).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
