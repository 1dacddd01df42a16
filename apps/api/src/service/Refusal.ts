/**
 * An expected "no": rolls the transaction back and answers with the code and message.
 * HTTP 200 with a non-zero error_code, as the specification has it, unless a status is given.
 */
export class Refusal extends Error {
  readonly code: number
  readonly status: 200 | 401 | 403 | 404 | 409 | 429 | 503

  /** @param message Chinese text that says what happened and what to do. */
  constructor(code: number, message: string, status: Refusal['status'] = 200) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.status = status
  }
}
