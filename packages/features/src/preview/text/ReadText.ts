import type { Encoding } from './decode'
import type { Line } from './linesOf'
import type { RtfText } from './rtfText'

export interface TextAsked {
  readonly bytes: Uint8Array
  readonly as: 'plain' | 'markdown' | 'table' | 'rtf'
  readonly language?: string | undefined
  /** The extension of the file's name. */
  readonly ending: string
  /** Chosen by hand; undefined: detected from its bytes. */
  readonly encoding?: Encoding | undefined
}

/** The worker's result for a text. */
export type ReadText = { readonly encoding: Encoding } & (
  | { readonly as: 'plain'; readonly lines: readonly Line[] }
  /** HTML from Markdown, not yet sanitised. */
  | { readonly as: 'markdown'; readonly markup: string }
  /** The text of a document. */
  | { readonly as: 'rtf'; readonly lines: readonly Line[]; readonly omissions: RtfText['omissions'] }
  | { readonly as: 'table'; readonly rows: readonly (readonly string[])[] }
)
