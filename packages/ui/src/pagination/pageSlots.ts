type Slot = number | 'gapBefore' | 'gapAfter'

/**
 * The slots for `count` pages with `page` as the current one: up to seven pages, or seven slots with the
 * first and last page at the ends. The number of slots doesn't change from page to page.
 */
export function pageSlots(page: number, count: number): Slot[] {
  if (count <= 7) return range(1, count)
  if (page <= 4) return [...range(1, 5), 'gapAfter', count]
  if (page >= count - 3) return [1, 'gapBefore', ...range(count - 4, count)]
  return [1, 'gapBefore', page - 1, page, page + 1, 'gapAfter', count]
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)
