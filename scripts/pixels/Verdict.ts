/** What became of one picture. */
export type Verdict =
  | { readonly kind: 'same' | 'kept' | 'new' | 'gone'; readonly name: string }
  | { readonly kind: 'changed'; readonly name: string; readonly changed: number; readonly share: number }
  | { readonly kind: 'broken'; readonly name: string; readonly reason: string }

/** A line for whoever reads the run; undefined where there is nothing to say. */
export function lineOf(verdict: Verdict): string | undefined {
  switch (verdict.kind) {
    case 'same':
    case 'kept':
      return undefined
    case 'changed':
      return `${verdict.name}: ${verdict.changed} pixels changed (${(verdict.share * 100).toPrecision(2)} %)`
    case 'new':
      return `${verdict.name}: no picture is kept yet`
    case 'gone':
      return `${verdict.name}: its story is gone`
    case 'broken':
      return `${verdict.name}: could not be shown: ${verdict.reason}`
  }
}

/** How many there are of each kind. */
export function sumUp(verdicts: readonly Verdict[]): string {
  const counts = new Map<string, number>()
  for (const { kind } of verdicts) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return `${verdicts.length} pictures: ${[...counts].map(([kind, count]) => `${count} ${kind}`).join(', ')}.`
}
