/** What is told of a page to those who read its first HTML alone: search engines, and who unfurls a link to it. */
export interface PageHead {
  /** As the page is called once it is drawn. */
  readonly title: string
  /** A sentence or two. */
  readonly description: string
  /** Of the ways to reach it the one to keep: path and query. */
  readonly address: string
  /** Path of a picture of 1200 × 630 pixels. */
  readonly picture: string
  /** The same by schema.org. */
  readonly facts?: Readonly<Record<string, unknown>>
  /** What stands there for whom no script draws the page. */
  readonly outline: {
    readonly heading: string
    readonly paragraphs: readonly string[]
    readonly links: readonly { readonly name: string; readonly address: string }[]
  }
}
