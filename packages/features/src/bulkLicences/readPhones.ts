import { mobile } from '@atrium/contracts/wire/contract'
import { safeParse } from 'valibot'

interface ReadPhones {
  /** Mobile numbers in the order of the text, each once. */
  readonly phones: readonly string[]
  /** Lines without a mobile number, as typed. */
  readonly unreadable: readonly string[]
}

/**
 * Finds mobile numbers in pasted text: one or several a line, also with names beside them, as copied from a
 * spreadsheet or a chat.
 */
export function readPhones(text: string): ReadPhones {
  const phones = new Set<string>()
  const unreadable: string[] = []
  for (const line of text.split(/[\r\n]+/)) {
    const found = phonesIn(line)
    for (const phone of found) phones.add(phone)
    if (found.length === 0 && line.trim() !== '') unreadable.push(line.trim())
  }
  return { phones: [...phones], unreadable }
}

/** A number may contain spaces, so words are tried only if the whole cell is none. */
const phonesIn = (line: string) =>
  line
    .split(/[\t,;，；、|]/)
    .flatMap((cell) => (isMobile(cell) ? [cell] : cell.split(/\s+/)))
    .flatMap((cell) => {
      const parsed = safeParse(mobile, cell)
      return parsed.success ? [parsed.output] : []
    })

const isMobile = (text: string) => safeParse(mobile, text).success

/** The text without lines that name one of these numbers. */
export const withoutPhones = (text: string, removed: ReadonlySet<string>): string =>
  text
    .split(/\r?\n/)
    .flatMap((line) => {
      const found = phonesIn(line)
      if (!found.some((phone) => removed.has(phone))) return [line]
      const kept = found.filter((phone) => !removed.has(phone))
      return kept.length > 0 ? [kept.join(' ')] : []
    })
    .join('\n')
