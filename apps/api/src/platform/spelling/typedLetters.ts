/** Typed text in the form of spellings; undefined if it can't be one. */
export function typedLetters(term: string): string | undefined {
  const letters = term.toLowerCase().replace(/[\s'’]/g, '')
  return /^[a-z0-9]*[a-z][a-z0-9]*$/.test(letters) ? letters : undefined
}
