/** The tree's own texts. Keep the object stable. */
export type TreeLabels = {
  /** The accessible name: 'Departments'. */
  tree: string
  /** The accessible name of the name field: 'Department name'. */
  name: string
  /** Announced while items load: 'Loading'. */
  loading: string
  /** Announced while a name is being saved: 'Saving'. */
  saving: string
}
