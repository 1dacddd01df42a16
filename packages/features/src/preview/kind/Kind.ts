/** What a file is shown as. */
export type Kind =
  | { readonly kind: 'picture'; readonly type: string }
  | { readonly kind: 'text'; readonly as: 'plain' | 'markdown' | 'table'; readonly language?: string }
  | { readonly kind: 'sound' | 'film' }
  | { readonly kind: 'pdf' | 'ifc' | 'dxf' | 'sheet' | 'word' }
  /** Kinds that nothing here reads; the latter two have a sister that is read. */
  | { readonly kind: 'unknown' | 'oldWord' | 'binaryDrawing' }
  /** It isn't what its name says, and what it is instead is nothing that is shown under such a name. */
  | { readonly kind: 'broken' }
