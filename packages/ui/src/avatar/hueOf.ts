/** Distinguishable from each other, and from warning and danger colours. */
const hues = [145, 190, 232, 268, 304, 345] as const

/**
 * One of six hues, the same for the same text: FNV-1a with extra mixing, because names share most of their
 * characters.
 */
export function hueOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return hues[((hash ^ (hash >>> 13)) >>> 0) % hues.length] ?? hues[0]
}
