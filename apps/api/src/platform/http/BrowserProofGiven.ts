/** A proof as received, and the request that it must be for. */
export interface BrowserProofGiven {
  readonly jwt: string
  readonly method: string
  readonly path: string
}
