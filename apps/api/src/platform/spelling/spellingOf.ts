import { type Naming, syllablesOf } from './syllablesOf'

/** More than anybody types, and less than an index allows. */
const mostSyllables = 16
const longest = 1000

/**
 * The spellings that find a name: for 王小明 `wxm wangxiaoming xm xiaoming m ming`, that is, for each starting
 * syllable, the initials and the full spelling of the rest. The first two start with the whole name.
 */
export function spellingOf(name: string, naming: Naming): string {
  const syllables = syllablesOf(name, naming).slice(0, mostSyllables)
  const words = syllables.flatMap((_, start) => {
    const rest = syllables.slice(start)
    return [rest.map(({ short }) => short).join(''), rest.map(({ whole }) => whole).join('')]
  })
  return words.join(' ').slice(0, longest)
}
