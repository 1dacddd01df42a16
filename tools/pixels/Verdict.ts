import type { Place } from './sketch.ts'

/** The result for one picture. */
export type Verdict =
  | { readonly kind: 'same' | 'kept' | 'new' | 'gone'; readonly name: string }
  | { readonly kind: 'changed'; readonly name: string; readonly places: readonly Place[] }
  | { readonly kind: 'resized'; readonly name: string; readonly before: string; readonly after: string }
  | { readonly kind: 'broken'; readonly name: string; readonly reason: string }

/** A line of the report; undefined if there is nothing to report. */
export function lineOf(verdict: Verdict): string | undefined {
  switch (verdict.kind) {
    case 'same':
    case 'kept':
      return undefined
    case 'changed':
      return `changed  ${verdict.name}: ${describe(verdict.places)}`
    case 'resized':
      return `changed  ${verdict.name}: ${verdict.after} pixels instead of ${verdict.before}`
    case 'new':
      return `new      ${verdict.name}: no fingerprint is kept yet`
    case 'gone':
      return `gone     ${verdict.name}: there is no such story any more`
    case 'broken':
      return `broken   ${verdict.name}: it could not be shown: ${verdict.reason}`
  }
}

/** The rectangle around all places, from the upper left corner. */
function describe(places: readonly Place[]): string {
  const left = Math.min(...places.map((place) => place.left))
  const top = Math.min(...places.map((place) => place.top))
  const right = Math.max(...places.map((place) => place.left + place.width))
  const bottom = Math.max(...places.map((place) => place.top + place.height))
  return `within x ${left} to ${right}, y ${top} to ${bottom}`
}

/** Whether a picture differs from its fingerprint and can be shown. */
export const isDifferent = ({ kind }: Verdict) => kind === 'changed' || kind === 'resized' || kind === 'new'

export const isGood = ({ kind }: Verdict) => kind === 'same' || kind === 'kept'

/** Number of verdicts of each kind. */
export function sumUp(verdicts: readonly Verdict[]): string {
  const counts = new Map<string, number>()
  for (const { kind } of verdicts) {
    const said = kind === 'resized' ? 'changed' : kind
    counts.set(said, (counts.get(said) ?? 0) + 1)
  }
  return `${verdicts.length} pictures: ${[...counts].map(([kind, count]) => `${count} ${kind}`).join(', ')}.`
}
