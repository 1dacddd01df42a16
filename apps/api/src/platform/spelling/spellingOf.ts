import { type Naming, syllablesOf } from './syllablesOf'

/** More than anybody types, and less than an index takes. */
const mostSyllables = 16
const longest = 1000

/**
 * By what typing finds a name: of 王小明 `wxm wangxiaoming xm xiaoming m ming`, for each place to begin at the initials and
 * the whole of what follows. The first two words begin with the name.
 */
export function spellingOf(name: string, naming: Naming): string {
  const syllables = syllablesOf(name, naming).slice(0, mostSyllables)
  const words = syllables.flatMap((_, start) => {
    const rest = syllables.slice(start)
    return [rest.map(({ short }) => short).join(''), rest.map(({ whole }) => whole).join('')]
  })
  return words.join(' ').slice(0, longest)
}
