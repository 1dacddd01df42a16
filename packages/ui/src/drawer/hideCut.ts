/** What stands in a row and says nothing by halves: chips, and the cells of plain tables. */
const parts = '[data-slot=filter-chips] > *, table :is(td, th:not([scope=row]))'

/** Hides those of them that a vertical line would cut through, but for what has the focus; returns what undoes it. */
export function hideCut(line: number): () => void {
  const cut = [...document.querySelectorAll<HTMLElement>(parts)].filter((part) => {
    const { left, right } = part.getBoundingClientRect()
    // Of the component's tables whole columns are left out.
    const isOurs = part.matches('td, th') && part.closest('[data-slot=data-table]') !== null
    return left < line && line < right && !isOurs && !part.contains(document.activeElement)
  })
  for (const { style } of cut) style.visibility = 'hidden'
  return () => {
    for (const { style } of cut) style.visibility = ''
  }
}
