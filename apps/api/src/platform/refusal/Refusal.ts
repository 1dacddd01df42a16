/**
 * An expected "no": rolls the transaction back and answers with the code and message.
 * HTTP 200 with a non-zero error_code, as the specification has it, unless a status is given.
 */
export class Refusal extends Error {
  readonly code: number
  readonly status: 200 | 401 | 403 | 404 | 408 | 409 | 429 | 503
  readonly data: unknown
  /** The same for whoever reads English; undefined: the page has words of its own. */
  readonly english: string | undefined

  /**
   * @param message Chinese text that says what happened and what to do.
   * @param data what else the caller needs to know, such as how many seconds to wait
   * @param english the message for whoever reads English, where any page may meet it
   */
  constructor(
    code: number,
    message: string,
    status: Refusal['status'] = 200,
    data: unknown = null,
    english?: string,
  ) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.status = status
    this.data = data
    this.english = english
  }
}
