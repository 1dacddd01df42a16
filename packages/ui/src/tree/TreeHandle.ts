/** The tree's imperative handle, by its `ref`. */
export type TreeHandle = {
  /** Opens the parent and adds a new child with a name field. null adds at the top. */
  startAdd: (parentId: string | null, defaultName: string) => void
  /** Edits this item's name, or a draft of a new name, such as one that could not be saved. */
  startRename: (id: string, draft?: string) => void
  /** Opens the path to an item and brings it into view. */
  scrollTo: (id: string) => void
  /** The id of the item that has or contains the focus; null if the focus is elsewhere. */
  focusedId: () => string | null
  /** Moves the focus to the tree's current item. */
  focus: () => void
}
