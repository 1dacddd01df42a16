/** An unpredictable number from `least` up to, and not including, `most`. */
export function randomBetween(least: number, most: number): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1))
  return least + (word / 2 ** 32) * (most - least)
}
