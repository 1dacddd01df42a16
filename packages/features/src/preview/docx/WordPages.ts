import type { Omission } from './Omission'

/** A document as it is shown: unsanitised HTML, one entry per page, and its styles. */
export interface WordPages {
  readonly pages: readonly string[]
  readonly styles: string
  /** Width of the widest page, in CSS pixels. */
  readonly width: number
  /** Content that isn't shown, with its amount. */
  readonly omissions: readonly (readonly [Omission, number])[]
}
