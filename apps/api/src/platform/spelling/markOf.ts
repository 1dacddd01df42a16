import { type Naming, type Syllable, syllablesOf } from './syllablesOf'
import { typedLetters } from './typedLetters'

/** A part of a text, in UTF-16 units. */
export interface Mark {
  readonly from: number
  readonly to: number
}

/** The part of a name that matches the typed text; null: none. */
export function markOf(name: string, term: string, naming: Naming): Mark | null {
  const from = name.toLowerCase().indexOf(term.toLowerCase())
  if (from >= 0) return { from, to: from + term.length }
  const letters = typedLetters(term)
  if (letters === undefined) return null
  const syllables = syllablesOf(name, naming)
  for (const start of syllables.keys()) {
    const rest = syllables.slice(start)
    const found = partOf(rest, letters, 'short') ?? partOf(rest, letters, 'whole')
    if (found) return found
  }
  return null
}

/** The leading syllables that the letters spell, the last one possibly incomplete. */
function partOf(syllables: readonly Syllable[], letters: string, by: 'short' | 'whole'): Mark | undefined {
  let left = letters
  for (const syllable of syllables) {
    const spelt = syllable[by]
    if (spelt.startsWith(left)) return { from: syllables[0]?.from ?? 0, to: syllable.to }
    if (!left.startsWith(spelt)) return undefined
    left = left.slice(spelt.length)
  }
  return undefined
}
