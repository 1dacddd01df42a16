/**
 * Divides fen in proportion to weights, exactly: the parts add up to the whole. The largest remainders get the fen that
 * are left, the first of equal ones first. If all weights are 0, the first part gets everything.
 *
 * @param fen whole, not negative
 * @param weights whole, not negative; at least one
 */
export function divide(fen: number, weights: readonly number[]): readonly number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (total === 0n) return weights.map((_, n) => (n === 0 ? fen : 0))
  const exact = weights.map((weight, n) => {
    const product = BigInt(fen) * BigInt(weight)
    return { n, part: Number(product / total), rest: product % total }
  })
  let left = fen - exact.reduce((sum, { part }) => sum + part, 0)
  const parts = exact.map(({ part }) => part)
  for (const { n } of exact.toSorted((one, other) =>
    one.rest < other.rest ? 1 : one.rest > other.rest ? -1 : 0,
  )) {
    if (left === 0) break
    parts[n] = (parts[n] ?? 0) + 1
    left -= 1
  }
  return parts
}
