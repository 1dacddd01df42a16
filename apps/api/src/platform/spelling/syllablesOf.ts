import { pinyin } from 'pinyin-pro'

/** Whether a name starts with a surname, because some surnames have a special reading: 单 shan, 曾 zeng. */
export type Naming = 'person' | 'thing'

/** A Chinese character, or a run of Latin letters and digits. */
export interface Syllable {
  /** Its position in the name, in UTF-16 units. */
  readonly from: number
  readonly to: number
  /** For a character its pinyin, with ü as v; for a run itself in lower case. */
  readonly whole: string
  /** For a character the first letter; for a run all of it. */
  readonly short: string
}

/** A name as typed on a Latin keyboard, by syllable. */
export function syllablesOf(name: string, naming: Naming): Syllable[] {
  const options = { type: 'all', toneType: 'none', v: true } as const
  const characters = pinyin(name, naming === 'person' ? { ...options, surname: 'head' } : options)
  const syllables: Syllable[] = []
  let at = 0
  for (const { origin, pinyin: spoken, isZh } of characters) {
    const from = at
    at += origin.length
    if (isZh && spoken) syllables.push({ from, to: at, whole: spoken, short: spoken.charAt(0) })
    else if (isTyped(origin)) addLetter(syllables, { from, to: at, letter: origin.toLowerCase() })
  }
  return syllables
}

const isTyped = (character: string) => /^[a-z0-9]$/i.test(character)

function addLetter(
  syllables: Syllable[],
  { from, to, letter }: { readonly from: number; readonly to: number; readonly letter: string },
): void {
  const last = syllables.at(-1)
  const goesOn = last?.to === from && last.whole === last.short && last.to - last.from === last.whole.length
  if (!goesOn) syllables.push({ from, to, whole: letter, short: letter })
  else {
    const run = last.whole + letter
    syllables.splice(-1, 1, { from: last.from, to, whole: run, short: run })
  }
}
