/**
 * The reason why a file isn't shown. `tooMuch`: it would take too much time or memory; `protected`: it has a
 * password; `outside`: the visible content is in other files; `unsupported`: its compression can't be unpacked
 * here; `blocked`: the page's security policy doesn't allow the reader.
 */
export type Reason =
  | 'failed'
  | 'tooBig'
  | 'broken'
  | 'tooMuch'
  | 'protected'
  | 'outside'
  | 'unsupported'
  | 'blocked'

/** Thrown if the reason is known. Any other error means that the file is broken. */
export class ContentProblem extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(`The content can't be shown: ${reason}.`)
    this.name = 'ContentProblem'
    this.reason = reason
  }
}

/** In milliseconds. Longer waits are pointless: a file can be made to keep a reader busy forever. */
export const longestWait = 60_000
