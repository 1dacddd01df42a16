/**
 * Why a file isn't shown. `tooMuch`: it would take too long, or too much memory; `protected`: it has a password;
 * `outside`: what is to be seen is in other files; `unsupported`: it is packed in a way that nothing here unpacks.
 */
export type Reason = 'failed' | 'tooBig' | 'broken' | 'tooMuch' | 'protected' | 'outside' | 'unsupported'

/** Thrown where the reason is known; whatever else is thrown means that the file is broken. */
export class ContentProblem extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(`The content can't be shown: ${reason}.`)
    this.name = 'ContentProblem'
    this.reason = reason
  }
}

/** Longer waits are pointless: files can be made to keep a reader busy forever. In milliseconds. */
export const longestWait = 60_000
