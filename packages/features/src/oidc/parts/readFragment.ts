/** Facts after the `#` of an address. Anybody can write them, so they are short plain texts. */
export interface Fragment {
  /** A text for people; empty: none. */
  text(name: string): string
  /** A token or a code; empty: none, or it has other characters. */
  word(name: string): string
}

const longestText = 100
const longestWord = 300

/** @param fragment without the leading `#` */
export function readFragment(fragment: string): Fragment {
  const facts = new URLSearchParams(fragment)
  return {
    text: (name) => withoutControls(facts.get(name) ?? '').slice(0, longestText),
    word(name) {
      const word = facts.get(name) ?? ''
      return word.length <= longestWord && /^[\w.-]+$/.test(word) ? word : ''
    },
  }
}

/** Also without marks that change the direction of the text around. */
const withoutControls = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim()
