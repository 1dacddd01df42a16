/** The first letter a person sees in a name: a whole grapheme, in upper case; "" for a blank name. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return first?.segment.toLocaleUpperCase() ?? ''
}
