import { isCutAt } from './fade'

/** What stands in a row and says nothing by halves: chips, a search, what acts, and the cells of plain tables. */
const parts = [
  '[data-slot=filter-chips] > *',
  ':has(> [data-slot=switch])',
  '[data-slot=search-field]',
  '[data-slot=filter-select]',
  ':is([data-slot=button], [data-slot=icon-button]):not(table *, [data-slot=pagination] *)',
  'table :is(td, th:not([scope=row]))',
].join(', ')

/**
 * Hides those of them that a vertical line would cut through, and the fade before it, but for what has the focus;
 * returns what undoes it.
 */
export function hideCut(line: number): () => void {
  const cut = [...document.querySelectorAll<HTMLElement>(parts)].filter((part) => {
    // Of the component's tables whole columns are left out.
    const isOurs = part.matches('td, th') && part.closest('[data-slot=data-table]') !== null
    return isCutAt(line, part.getBoundingClientRect()) && !isOurs && !part.contains(document.activeElement)
  })
  for (const { style } of cut) style.visibility = 'hidden'
  return () => {
    for (const { style } of cut) style.visibility = ''
  }
}
