import type { Encoding } from './decode'
import type { Line } from './linesOf'
import type { RtfText } from './rtfText'

export interface TextAsked {
  readonly bytes: Uint8Array
  readonly as: 'plain' | 'markdown' | 'table' | 'rtf'
  readonly language?: string | undefined
  /** Of the file's name. */
  readonly ending: string
  /** Chosen by hand; undefined: as its bytes look. */
  readonly encoding?: Encoding | undefined
}

/** What the worker made of a text. */
export type ReadText = { readonly encoding: Encoding } & (
  | { readonly as: 'plain'; readonly lines: readonly Line[] }
  /** As the Markdown says: nothing to show before it is cleaned. */
  | { readonly as: 'markdown'; readonly markup: string }
  /** The words of a document. */
  | { readonly as: 'rtf'; readonly lines: readonly Line[]; readonly omissions: RtfText['omissions'] }
  | { readonly as: 'table'; readonly rows: readonly (readonly string[])[] }
)
