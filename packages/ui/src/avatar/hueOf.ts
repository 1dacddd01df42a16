/** Apart enough to be told from each other, and from what warns or is dangerous. */
const hues = [256, 205, 160, 125, 290, 325] as const

/** One of a handful of hues, the same for the same text. */
export function hueOf(text: string): number {
  let hash = 0
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return hues[hash % hues.length] ?? hues[0]
}
