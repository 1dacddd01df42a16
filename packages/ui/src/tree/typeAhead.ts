/**
 * The next row whose name starts with the typed text, from this one on, wrapping around; repeating a letter
 * goes to the next such row. -1 if there is none.
 */
export function typeAhead(typed: string, from: number, count: number, getName: (row: number) => string) {
  const letters = [...typed.toLocaleLowerCase()]
  const repeated = letters.every((letter) => letter === letters[0])
  const start = repeated ? (letters[0] ?? '') : letters.join('')
  const skip = letters.length === 1 || repeated ? 1 : 0
  for (let step = 0; step < count; step++) {
    const row = (from + skip + step) % count
    if (getName(row).toLocaleLowerCase().startsWith(start)) return row
  }
  return -1
}
