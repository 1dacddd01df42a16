import { shownTables } from '../data-table/shownTables'

interface RowsBeside {
  /** The link of the row that is open beside its table. */
  readonly shown?: HTMLElement
  /** Those of the rows around it. */
  readonly previous?: HTMLElement | undefined
  readonly next?: HTMLElement | undefined
}

/** Where one is in the table beside. Nothing of it where none of its rows is open. */
export function rowsBeside(): RowsBeside {
  for (const { scroller } of shownTables) {
    const links = [...scroller.querySelectorAll<HTMLElement>('[data-opens-row]')]
    const at = links.findIndex((link) => link.hasAttribute('aria-current'))
    const shown = links[at]
    if (shown) return { shown, previous: links[at - 1], next: links[at + 1] }
  }
  return {}
}
