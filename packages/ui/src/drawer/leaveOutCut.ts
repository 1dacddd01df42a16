import { startTransition } from 'react'
import { type Cut, type ShownTable, shownTables } from '../data-table/shownTables'

/** What still stands as beside the one before. */
let undoLast = () => {}

/**
 * Has the tables beside something at the end of the window leave out the column that its edge would cut through, and
 * what else stands in a row: nothing moves, and cells stay, so that what has the focus keeps it. Call what it returns
 * when nothing covers them any more.
 *
 * @param width how much of the window is covered, in px
 */
export function leaveOutCut(width: number): () => void {
  undoLast()
  const cuts = new Map<string, Cut>()
  let showAgain = () => {}
  let drawAgain = () => {}
  // A table that comes makes the page another one, as does a window of another size.
  const observer = new ResizeObserver(look)
  observer.observe(document.body)
  // Pages that come into a place kept for them resize nothing.
  let pages = 0
  const arrivals = new MutationObserver(() => countPages() !== pages && look())
  arrivals.observe(document.body, { childList: true, subtree: true })
  look()
  return () => {
    observer.disconnect()
    arrivals.disconnect()
    undoLast()
    undoLast = () => {
      undoLast = () => {}
      drawAgain()
      showAgain()
    }
    // What goes away goes first; the rest follows its picture.
    requestAnimationFrame(() => setTimeout(() => undoLast()))
    startTransition(() => {
      for (const table of shownTables) table.show(undefined)
    })
  }

  function look() {
    pages = countPages()
    showAgain()
    drawAgain()
    drawAgain = drawPagesBeside(window.innerWidth - width)
    showAgain = hideCut(window.innerWidth - width)
    for (const table of shownTables) {
      observer.observe(table.scroller)
      table.show(cutAt(columnAt(table, window.innerWidth - width)))
    }
  }

  /** The same for the same column, so that a table knows that nothing changed. */
  function cutAt(id: string | undefined): Cut | undefined {
    if (id === undefined) return undefined
    const cut = cuts.get(id) ?? without(id)
    cuts.set(id, cut)
    return cut
  }
}

const without = (id: string): Cut => ({
  of: (columns) =>
    columns.map((column) => (column.id === id ? { ...column, cell: () => null, isCut: true } : column)),
})

/** The column through which the line goes; not the one that names its rows, nor what acts on them. */
function columnAt({ scroller }: ShownTable, line: number): string | undefined {
  const row = scroller.querySelector('tbody tr')
  const heads = scroller.querySelectorAll<HTMLTableCellElement>('[data-layout=table] th[data-column]')
  return [...heads].find((head) => {
    const { left, right } = head.getBoundingClientRect()
    const end = right - Number.parseFloat(getComputedStyle(head).paddingInlineEnd)
    const isNeeded = head.dataset.stays !== undefined || row?.children[head.cellIndex]?.tagName === 'TH'
    return isCutAt(line, { left, right: end }) && !isNeeded
  })?.dataset.column
}

const countPages = () => document.querySelectorAll('[data-slot=pagination]').length

/** Has the pages of lists stand before a vertical line that something covers them from; returns what undoes it. */
function drawPagesBeside(line: number): () => void {
  const covered = [...document.querySelectorAll<HTMLElement>('[data-slot=pagination]')].filter((pages) => {
    return isCutAt(line, pages.getBoundingClientRect())
  })
  for (const pages of covered) {
    const { right } = pages.getBoundingClientRect()
    pages.style.paddingInlineEnd = `${right - line + fade}px`
  }
  return () => {
    for (const { style } of covered) style.paddingInlineEnd = ''
  }
}

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
function hideCut(line: number): () => void {
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

/** How far before a drawer what goes below it fades, in px: as wide as the sheet says. */
const fade = 32

/** Whether a vertical line, or the fade before it, goes through something that stands so. */
const isCutAt = (line: number, { left, right }: Pick<DOMRect, 'left' | 'right'>): boolean =>
  left < line && right > line - fade
