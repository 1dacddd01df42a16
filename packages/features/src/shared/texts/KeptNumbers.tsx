import styles from './KeptNumbers.module.css'
import { splitNumbers } from './splitNumbers'

interface KeptNumbersProps {
  readonly children: string
  /** Further text to keep whole, such as an account. Default: nothing. */
  readonly also?: string
}

/** A text whose lines never break within a phone number, an order number, an amount or a time. */
export function KeptNumbers({ children: text, also }: KeptNumbersProps) {
  const [before = '', ...after] = also ? text.split(also) : [text]
  if (after.length > 0) {
    return (
      <>
        <KeptNumbers>{before}</KeptNumbers>
        <span className={styles.number}>{also}</span>
        <KeptNumbers>{after.join(also)}</KeptNumbers>
      </>
    )
  }
  return splitNumbers(text).map(({ at, words, isNumber }) =>
    isNumber ? (
      <span key={at} className={styles.number}>
        {words}
      </span>
    ) : (
      words
    ),
  )
}
