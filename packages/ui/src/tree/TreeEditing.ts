/** What is being named: an item that exists, or one that is about to. */
export type TreeEditing =
  | { kind: 'rename'; id: string; draft?: string | undefined }
  | { kind: 'add'; parentId: string | null; defaultName: string }
