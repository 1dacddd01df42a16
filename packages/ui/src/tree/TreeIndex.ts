/**
 * A flat list of items as a tree: positions in the list, linked by typed arrays, so that 10,000 items take a
 * few hundred kilobytes and no objects. -1 means none.
 */
export type TreeIndex = {
  ids: readonly string[]
  positions: ReadonlyMap<string, number>
  parent: Int32Array
  firstChild: Int32Array
  nextSibling: Int32Array
  /** From 1, as `aria-level` counts. */
  level: Int32Array
  /** From 1, as `aria-posinset` counts. */
  place: Int32Array
  /** Number of siblings, including this one. */
  siblings: Int32Array
  firstTop: number
  topCount: number
}
