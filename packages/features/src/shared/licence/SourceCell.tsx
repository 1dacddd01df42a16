import { TruncatedText } from '@atrium/ui/tooltip'
import styles from './SourceCell.module.css'
import { type Lent, useBorrowedWords } from './useBorrowedWords'
import { type Sourced, useSourceName } from './useSourceName'

/** How a member came by a licence, and until when it is borrowed. */
export function SourceCell({ borrowedUntil, ...sourced }: Sourced & Lent) {
  const name = useSourceName()(sourced)
  const borrowed = useBorrowedWords()({ borrowedUntil })
  return (
    <span className={styles.cell}>
      <TruncatedText lines={borrowed === undefined ? 2 : 1}>{name}</TruncatedText>
      {borrowed !== undefined && <span className={styles.borrowed}>{borrowed}</span>}
    </span>
  )
}
