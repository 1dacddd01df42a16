import type { Format } from './Format'

/** What a file is shown as. */
export type Kind =
  | { readonly kind: 'picture'; readonly type: string }
  | { readonly kind: 'text'; readonly as: 'plain' | 'markdown' | 'table' | 'rtf'; readonly language?: string }
  | { readonly kind: 'sound' | 'film' }
  | { readonly kind: 'pdf' | 'ifc' | 'dxf' | 'sheet' | 'word' | 'archive' }
  | { readonly kind: 'mesh'; readonly format: MeshFormat }
  /** A format that nothing here shows; without one it isn't known. */
  | { readonly kind: 'unread'; readonly format?: Format }
  /** Its content isn't what its name says. `format`: what it is instead, where that is known. */
  | { readonly kind: 'mismatch'; readonly format?: Format }

export type MeshFormat = 'gltf' | 'glb' | 'obj' | 'stl'
