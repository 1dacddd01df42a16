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
