type Slot = number | 'gapBefore' | 'gapAfter'

/**
 * What to show for `count` pages when `page` is current: all of up to seven, or seven places of which the
 * outer ones are the first and the last page. The number of places doesn't change while one steps through.
 */
export function pageSlots(page: number, count: number): Slot[] {
  if (count <= 7) return range(1, count)
  if (page <= 4) return [...range(1, 5), 'gapAfter', count]
  if (page >= count - 3) return [1, 'gapBefore', ...range(count - 4, count)]
  return [1, 'gapBefore', page - 1, page, page + 1, 'gapAfter', count]
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)
