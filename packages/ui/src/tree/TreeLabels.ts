/** The words of the tree itself. Keep the object stable. */
export type TreeLabels = {
  /** What the tree is, for assistive technology: 'Departments'. */
  tree: string
  /** Names the field that a name is typed into: 'Department name'. */
  name: string
  /** Said by assistive technology while items load: 'Loading'. */
  loading: string
  /** Said while a name is being saved: 'Saving'. */
  saving: string
}
