/** What a screen may ask of a tree, by its `ref`. */
export type TreeHandle = {
  /** Opens the parent and puts a new child in it, ready to be named. null adds at the top. */
  startAdd: (parentId: string | null, defaultName: string) => void
  /** Puts this item's name into a field, or a draft of a new one, such as one that could not be saved. */
  startRename: (id: string, draft?: string) => void
  /** Opens the path to an item and brings it into view. */
  scrollTo: (id: string) => void
  /** The id of the item that has the focus, or holds what has; null while the focus is elsewhere. */
  focusedId: () => string | null
  /** Moves the focus to the tree's current item. */
  focus: () => void
}
