/** The first grapheme of a name, in upper case; "" for a blank name. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return first?.segment.toLocaleUpperCase() ?? ''
}
