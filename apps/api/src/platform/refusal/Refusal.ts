/**
 * An expected refusal: rolls the transaction back and answers with code and message. As specified, that is
 * HTTP 200 with a non-zero error_code, unless a status is given.
 */
export class Refusal extends Error {
  readonly code: number
  readonly status: 200 | 401 | 403 | 404 | 408 | 409 | 429 | 503
  readonly data: unknown
  /** The message in English; undefined: the page has its own text. */
  readonly english: string | undefined

  /**
   * @param message Chinese text that says what happened and what to do
   * @param data further information for the caller, such as how many seconds to wait
   * @param english the message in English, for refusals that any page may get
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
