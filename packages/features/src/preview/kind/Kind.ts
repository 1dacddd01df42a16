/** What a file is shown as. */
export type Kind =
  | { readonly kind: 'picture'; readonly type: string }
  | { readonly kind: 'text'; readonly as: 'plain' | 'markdown' | 'table'; readonly language?: string }
  | { readonly kind: 'sound' | 'film' }
  | { readonly kind: 'pdf' | 'ifc' | 'sheet' }
  | { readonly kind: 'unknown' }
  /** It isn't what its name says, and what it is instead is nothing that is shown under such a name. */
  | { readonly kind: 'broken' }
