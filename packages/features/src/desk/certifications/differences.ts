/** A part of a text, and whether the other text lacks it. */
export interface Part {
  readonly words: string
  readonly differs: boolean
}

/**
 * The parts of a text that differ from another, character by character: what is outside of their longest common
 * subsequence. Texts are short, such as names and codes.
 */
export function differences(text: string, other: string): readonly Part[] {
  const [own, theirs] = [[...text], [...other]]
  // lengths[i][j]: of the longest common subsequence of what follows i and j.
  const lengths = Array.from({ length: own.length + 1 }, () => new Array<number>(theirs.length + 1).fill(0))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = own.length - 1; i >= 0; i--) {
    for (let j = theirs.length - 1; j >= 0; j--) {
      const row = lengths[i]
      if (row) row[j] = own[i] === theirs[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const parts: { words: string; differs: boolean }[] = []
  const add = (character: string, differs: boolean) => {
    const last = parts.at(-1)
    if (last?.differs === differs) last.words += character
    else parts.push({ words: character, differs })
  }
  let j = 0
  for (let i = 0; i < own.length; i++) {
    while (j < theirs.length && own[i] !== theirs[j] && at(i, j + 1) >= at(i + 1, j)) j++
    const isCommon = j < theirs.length && own[i] === theirs[j]
    add(own[i] ?? '', !isCommon)
    if (isCommon) j++
  }
  return parts
}

/** What counts as the same name or code: writing brackets, spaces and letters another way is no difference. */
export const isSame = (one: string, other: string): boolean => plain(one) === plain(other)

const plain = (text: string) => text.normalize('NFKC').replace(/\s+/gu, '').toUpperCase()
