/** The item being named: an existing or a new one. */
export type TreeEditing =
  | { kind: 'rename'; id: string; draft?: string | undefined }
  | { kind: 'add'; parentId: string | null; defaultName: string }
