/** What a request to an address of somebody else may have. */
export interface OutsideRequest {
  readonly method?: string
  readonly headers?: Headers | Readonly<Record<string, string>>
  readonly body?: unknown
}

/**
 * Sends a request to an address that a company named. It reaches nothing within our network, follows no redirects, and
 * gives up after a few seconds or too many bytes.
 *
 * @throws AddressForbidden, or any other error when there is no answer
 */
export type OutsideFetch = (address: string, request?: OutsideRequest) => Promise<Response>

/** The address isn't one that companies may name. */
export class AddressForbidden extends Error {
  constructor(address: string) {
    super(`${address} is not an https address on the internet`)
    this.name = 'AddressForbidden'
  }
}
