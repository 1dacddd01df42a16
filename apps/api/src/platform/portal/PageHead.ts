/** Information about a page for readers of its first HTML: search engines and link previews. */
export interface PageHead {
  /** The title of the rendered page. */
  readonly title: string
  /** A sentence or two. */
  readonly description: string
  /** The canonical address: path and query. */
  readonly address: string
  /** Path of a picture of 1200 × 630 pixels. */
  readonly picture: string
  /** The same as schema.org data. */
  readonly facts?: Readonly<Record<string, unknown>>
  /** Content for readers without scripts. */
  readonly outline: {
    readonly heading: string
    readonly paragraphs: readonly string[]
    readonly links: readonly { readonly name: string; readonly address: string }[]
  }
}
