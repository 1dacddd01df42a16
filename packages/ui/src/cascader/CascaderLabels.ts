export interface CascaderLabels {
  /** The accessible name of the panel. */
  panel: string
  /** The accessible name of a column, counted from 1. */
  column: (position: number) => string
  search: string
  clearSearch: string
  noMatches: string
  loading: string
  failed: string
  retry: string
}
