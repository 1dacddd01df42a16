import styles from './KeptNumbers.module.css'

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

interface Part {
  /** Its position. */
  readonly at: number
  readonly words: string
  readonly isNumber: boolean
}

/** Five characters and more: digits and separators, with a currency before them or a time after a date. */
const numbers = /((?:[¥$+]\s?)?\d[\d*.,:/-]{3,}\d(?: \d{2}:\d{2}(?::\d{2})?)?)/

/** The numbers of a text that must not be broken across lines, and the text between them. */
export function splitNumbers(text: string): readonly Part[] {
  let at = 0
  return text.split(numbers).flatMap((words, index) => {
    const part = { at, words, isNumber: index % 2 === 1 }
    at += words.length
    return words === '' ? [] : [part]
  })
}
