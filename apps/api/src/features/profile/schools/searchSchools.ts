import type { profileOperations } from '@atrium/contracts/profile/policy'
import { spellingOf } from '../../../platform/spelling/spellingOf'
import { typedLetters } from '../../../platform/spelling/typedLetters'
import type { Call } from '../../../ports/Call'
import { allSchools, version } from './allSchools'

const most = 10

/** Schools whose names contain the text, in characters or on a Latin keyboard; those that start with it come first. */
export function searchSchools(word: string): string[] {
  const found = allSchools.filter((name) => name.includes(word))
  const letters = found.length < most ? typedLetters(word) : undefined
  const spelt = letters === undefined ? [] : allSchools.filter((name) => isSpelt(name, letters))
  const all = [...new Set([...found, ...spelt])]
  const first = (name: string) => name.startsWith(word) || (letters !== undefined && beginsSo(name, letters))
  return [...all.filter(first), ...all.filter((name) => !first(name))].slice(0, most)
}

const isSpelt = (name: string, letters: string) => ` ${spelling(name)}`.includes(` ${letters}`)

/** Only the first two words of a spelling start at the name's beginning. */
const beginsSo = (name: string, letters: string) =>
  spelling(name)
    .split(' ', 2)
    .some((word) => word.startsWith(letters))

const spellings = new Map<string, string>()

/** Computed on first use, since a search in characters doesn't need the spellings. */
function spelling(name: string): string {
  const known = spellings.get(name) ?? spellingOf(name, 'thing')
  spellings.set(name, known)
  return known
}

export const suggestSchools = async ({ query }: Call<typeof profileOperations.suggestSchools>) => ({
  version,
  names: searchSchools(query.word),
})
