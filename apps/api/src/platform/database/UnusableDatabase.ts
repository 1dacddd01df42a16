/** Why the service can't use a database, in one sentence for the operator: what is wrong and what to do. */
export class UnusableDatabase extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'UnusableDatabase'
  }
}
