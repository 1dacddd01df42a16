import type { Omission } from './Omission'

/** A document as it is shown: HTML that nobody has looked at, a page each, and its styles. */
export interface WordPages {
  readonly pages: readonly string[]
  readonly styles: string
  /** Of the widest page, in CSS pixels. */
  readonly width: number
  /** What the document contains besides, with how much of it. */
  readonly omissions: readonly (readonly [Omission, number])[]
}
