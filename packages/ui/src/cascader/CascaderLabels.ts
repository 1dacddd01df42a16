export interface CascaderLabels {
  /** Names what floats. */
  panel: string
  /** Names one of its columns, counted from 1. */
  column: (position: number) => string
  search: string
  clearSearch: string
  noMatches: string
  loading: string
  failed: string
  retry: string
}
