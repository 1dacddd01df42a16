import { type ShownTable, shownTables, watch } from '../data-table/shownTables'

/**
 * Has the tables beside something at the end of the window leave out the column that its edge would cut through. Call
 * what it returns when nothing covers them any more.
 *
 * @param width how much of the window is covered, in px
 */
export function leaveOutCut(width: number): () => void {
  const observer = new ResizeObserver(look)
  watch.tables = look
  look()
  return () => {
    watch.tables = () => {}
    observer.disconnect()
    for (const table of shownTables) table.leaveOut(undefined)
  }

  function look() {
    for (const table of shownTables) {
      observer.observe(table.scroller)
      table.leaveOut(columnAt(table, window.innerWidth - width))
    }
  }
}

/** The column through which the line goes; not the one that names its rows, nor what acts on them. */
function columnAt({ scroller }: ShownTable, line: number): string | undefined {
  const row = scroller.querySelector('tbody tr')
  const heads = scroller.querySelectorAll<HTMLTableCellElement>('[data-layout=table] th[data-column]')
  return [...heads].find((head) => {
    const { left, right } = head.getBoundingClientRect()
    const isNeeded = head.dataset.stays !== undefined || row?.children[head.cellIndex]?.tagName === 'TH'
    return left < line && line < right && !isNeeded
  })?.dataset.column
}
