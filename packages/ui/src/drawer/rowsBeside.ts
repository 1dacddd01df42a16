import { shownTables } from '../data-table/shownTables'

interface RowsBeside {
  /** The link of the row that is open. */
  readonly shown?: HTMLElement
  /** The links of the previous and next row. */
  readonly previous?: HTMLElement | undefined
  readonly next?: HTMLElement | undefined
}

/** The position in the table next to the drawer; empty if none of its rows is open. */
export function rowsBeside(): RowsBeside {
  for (const { scroller } of shownTables) {
    const links = [...scroller.querySelectorAll<HTMLElement>('[data-opens-row]')]
    const at = links.findIndex((link) => link.hasAttribute('aria-current'))
    const shown = links[at]
    if (shown) return { shown, previous: links[at - 1], next: links[at + 1] }
  }
  return {}
}
