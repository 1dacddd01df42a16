import type { Envelope } from '@atrium/features/shared/contract'

/** What came back for one request. */
export class Answer<T> {
  readonly status: number
  readonly headers: Headers
  /** Null where the body is empty or a download. */
  readonly envelope: Envelope | null

  constructor(status: number, headers: Headers, body: string) {
    this.status = status
    this.headers = headers
    const isEnvelope = headers.get('content-type')?.startsWith('application/json')
    this.envelope = isEnvelope ? JSON.parse(body) : null
  }

  get succeeded(): boolean {
    return this.status === 200 && this.envelope?.error_code === 0
  }

  /** `error_code`; 0 is success, undefined an empty body. */
  get code(): number | undefined {
    return this.envelope?.error_code
  }

  /** Throws on a refused request, so that a test need not look at what did not arrive. */
  get data(): T {
    if (!this.succeeded) throw new Error(`Refused with ${this.status}: ${JSON.stringify(this.envelope)}`)
    return this.envelope?.data as T
  }
}
