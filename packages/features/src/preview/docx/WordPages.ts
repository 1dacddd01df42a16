/** A document as it is shown: HTML that nobody has looked at, a page each, and its styles. */
export interface WordPages {
  readonly pages: readonly string[]
  readonly styles: string
}
