import styles from './KeptNumbers.module.css'
import { splitNumbers } from './splitNumbers'

/** A text in which no line breaks within a phone number, an order number, an amount or a time. */
export function KeptNumbers({ children: text }: { readonly children: string }) {
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
