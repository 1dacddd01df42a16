/** What the build knows of a page: the portal says it (`src/prerender.tsx`), the service reads it. */
export interface PageFacts {
  /** Modules that the page and its frame are made of, relative to the portal's folder. */
  readonly modules: readonly string[]
  /** Names of the paint for a visitor who is signed in, and for one who isn't. */
  readonly paints: readonly [signedIn: string, signedOut: string]
  /** Addresses that it asks first; `{company}` stands for the id of the company. */
  readonly requests?: {
    readonly frame: readonly string[]
    /** Only where the page's address has no query. */
    readonly page: readonly string[]
  }
}
