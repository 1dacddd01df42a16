import { pinyin } from 'pinyin-pro'

/** Whether a name begins with a surname, some of which are spelt in a way of their own: 单 shan, 曾 zeng. */
export type Naming = 'person' | 'thing'

/** A Chinese character, or a run of Latin letters and digits, of a name. */
export interface Syllable {
  /** Where it begins and ends in the name, in UTF-16 units. */
  readonly from: number
  readonly to: number
  /** Of a character its pinyin, ü as v; of a run itself, in small letters. */
  readonly whole: string
  /** Of a character the first letter; of a run all of it. */
  readonly short: string
}

/** How a name is typed on a Latin keyboard, syllable by syllable. */
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
