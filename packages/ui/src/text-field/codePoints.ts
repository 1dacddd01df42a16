/** A text's length as people count it: an emoji or a rare character outside the BMP is one. */
export function countCodePoints(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/**
 * Limits a text as native inputs do: the last typed or pasted text before the caret is removed. Returns the
 * range to remove, or undefined if the text fits.
 */
export function findExcess(
  text: string,
  caret: number,
  limit: number,
): { start: number; end: number } | undefined {
  const excess = countCodePoints(text) - limit
  if (excess <= 0) return undefined
  const before = [...text.slice(0, caret)]
  if (before.length < excess) return { start: [...text].slice(0, limit).join('').length, end: text.length }
  return { start: before.slice(0, before.length - excess).join('').length, end: caret }
}
