/** The build's facts about a page: written by the portal (`src/prerender.tsx`), read by the service. */
export interface PageFacts {
  /** Modules of the page and its frame, relative to the portal's folder. */
  readonly modules: readonly string[]
  /** Names of the paints for signed-in visitors and for others. */
  readonly paints: readonly [signedIn: string, signedOut: string]
  /** Addresses that it requests first; `{company}` is replaced by the company's id. */
  readonly requests?: {
    readonly frame: readonly string[]
    /** Only if the page's address has no query. */
    readonly page: readonly string[]
  }
}
