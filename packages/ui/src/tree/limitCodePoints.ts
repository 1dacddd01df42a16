/** The text cut to so many code points: an emoji or a rare character counts once. */
export function limitCodePoints(text: string, maxLength: number | undefined) {
  if (maxLength === undefined || text.length <= maxLength) return text
  return [...text].slice(0, maxLength).join('')
}
