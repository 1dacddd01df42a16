/** Why a file isn't shown. */
export type Reason = 'failed' | 'tooBig' | 'broken'

/** Thrown where the reason is known; whatever else is thrown means that the file is broken. */
export class ContentProblem extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(`The content can't be shown: ${reason}.`)
    this.name = 'ContentProblem'
    this.reason = reason
  }
}
