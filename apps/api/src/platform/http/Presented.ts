import type { BrowserProofGiven } from './BrowserProofGiven'

/** A token as it arrived, with what its binding is checked against. */
export interface Presented {
  readonly token: string
  /** The `Origin` header; undefined: none, as for a page's own GET requests and for other programs. */
  readonly origin?: string | undefined
  /** Whether the browser says that a page of this service sent the request. Scripts can't set that header. */
  readonly isSameOrigin?: boolean
  /** The proof of the browser's key, not verified yet. */
  readonly proof?: BrowserProofGiven | undefined
}
