import { mostOfKind } from '@atrium/contracts/search/contract'
import { type Mark, markOf } from '../../platform/spelling/markOf'

interface Named {
  /** As the caller reads it. */
  readonly productName: string
  /** As it was written, in Chinese. */
  readonly written: string
}

/** Of few things, read whole, those called as somebody typed, closest first as `nearest` has them of many. */
export function closestOf<T extends Named>(things: readonly T[], term: string) {
  return things
    .map((thing) => ({ thing, mark: markOf(thing.productName, term, 'thing') }))
    .filter(({ thing, mark }) => mark || markOf(thing.written, term, 'thing'))
    .sort((one, other) => placeOf(one) - placeOf(other))
    .slice(0, mostOfKind)
    .map(({ thing: { written, ...told }, mark }) => ({ ...told, mark }))
}

function placeOf({ thing, mark }: { readonly thing: Named; readonly mark: Mark | null }): number {
  if (mark?.from !== 0) return 2
  return mark.to === thing.productName.length ? 0 : 1
}
