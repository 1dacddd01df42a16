import { startTransition } from 'react'
import { type Cut, type ShownTable, shownTables } from '../data-table/shownTables'
import { shadowOf, treeOf } from '../shadow/treeOf'

/** Shows again what the previous overlay hid. */
let undoLast = () => {}

/**
 * Hides the column of each table that an overlay's edge would cut, and other elements like it. Nothing moves,
 * and cells stay in place, so a focused one keeps the focus. Call the returned function when the overlay
 * closes.
 *
 * @param width covered width of the window in px
 * @param overlay an element of the overlay: in a shadow root, only what is in there too is hidden
 */
export function leaveOutCut(width: number, overlay: Element | null): () => void {
  undoLast()
  const tree = treeOf(overlay)
  const cuts = new Map<string, Cut>()
  let showAgain = () => {}
  let drawAgain = () => {}
  // A new table changes the page's layout, as a resized window does.
  const observer = new ResizeObserver(look)
  observer.observe(shadowOf(overlay)?.host ?? document.body)
  // A pagination that appears in reserved space triggers no resize.
  let pages = 0
  const arrivals = new MutationObserver(() => countPages(tree) !== pages && look())
  arrivals.observe(tree, { childList: true, subtree: true })
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
    // The overlay disappears first; this follows after its frame.
    requestAnimationFrame(() => setTimeout(() => undoLast()))
    startTransition(() => {
      for (const table of shownTables) table.show(undefined)
    })
  }

  function look() {
    pages = countPages(tree)
    showAgain()
    drawAgain()
    drawAgain = drawPagesBeside(tree, window.innerWidth - width)
    showAgain = hideCut(tree, window.innerWidth - width)
    for (const table of shownTables) {
      observer.observe(table.scroller)
      table.show(cutAt(columnAt(table, window.innerWidth - width)))
    }
  }

  /** Returns the same object for the same column, so that a table can tell that nothing changed. */
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

/** The column that the line crosses, except the row header and actions. */
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

const countPages = (tree: ParentNode) => tree.querySelectorAll('[data-slot=pagination]').length

/**
 * Moves paginations of lists out from under an overlay that starts at a vertical line; returns a function
 * that undoes it.
 */
function drawPagesBeside(tree: ParentNode, line: number): () => void {
  const covered = [...tree.querySelectorAll<HTMLElement>('[data-slot=pagination]')].filter((pages) => {
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

/** Elements that are useless when cut: chips, a search, actions, and cells of plain tables. */
const parts = [
  '[data-slot=filter-chips] > *',
  ':has(> [data-slot=switch])',
  '[data-slot=search-field]',
  '[data-slot=filter-select]',
  ':is([data-slot=button], [data-slot=icon-button]):not(table *, [data-slot=pagination] *)',
  'table :is(td, th:not([scope=row]))',
].join(', ')

/**
 * Hides the elements that a vertical line or the fade before it would cut, except the focused one; returns a
 * function that undoes it.
 */
function hideCut(tree: ParentNode, line: number): () => void {
  const cut = [...tree.querySelectorAll<HTMLElement>(parts)].filter((part) => {
    // The data table hides whole columns instead.
    const isOurs = part.matches('td, th') && part.closest('[data-slot=data-table]') !== null
    return isCutAt(line, part.getBoundingClientRect()) && !isOurs && !part.contains(document.activeElement)
  })
  for (const { style } of cut) style.visibility = 'hidden'
  return () => {
    for (const { style } of cut) style.visibility = ''
  }
}

/** Width of the fade before a drawer in px, as in the style sheet. */
const fade = 32

/** Whether a vertical line, or the fade before it, crosses this box. */
const isCutAt = (line: number, { left, right }: Pick<DOMRect, 'left' | 'right'>): boolean =>
  left < line && right > line - fade
