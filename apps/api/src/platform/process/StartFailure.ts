/** Why the service can't start, in one sentence for the operator: what is wrong and what to do. */
export class StartFailure extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StartFailure'
  }
}
