/** Lists of values with the same key, in the order of their first values. */
export function groupBy<T>(values: Iterable<T>, keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const value of values) {
    const key = keyOf(value)
    const others = groups.get(key)
    if (others) others.push(value)
    else groups.set(key, [value])
  }
  return groups
}
