/** What is being named: an item that exists, or one that is about to. */
export type TreeEditing =
  | { kind: 'rename'; id: string }
  | { kind: 'add'; parentId: string | null; defaultName: string }
