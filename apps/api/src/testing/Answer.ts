import type { Envelope } from '@atrium/contracts/wire/contract'

/** The answer to one request. */
export class Answer<T> {
  readonly status: number
  readonly headers: Headers
  /** Null if the body is empty or a download. */
  readonly envelope: Envelope | null

  readonly #body: Uint8Array<ArrayBuffer>

  constructor(status: number, headers: Headers, body: Uint8Array<ArrayBuffer>) {
    this.status = status
    this.headers = headers
    this.#body = body
    const isEnvelope = headers.get('content-type')?.startsWith('application/json')
    this.envelope = isEnvelope ? JSON.parse(new TextDecoder().decode(body)) : null
  }

  get succeeded(): boolean {
    return this.status === 200 && (this.envelope?.error_code === 0 || this.#fileName !== undefined)
  }

  /** `error_code`; 0 is success, undefined an empty body. */
  get code(): number | undefined {
    return this.envelope?.error_code
  }

  /** Throws for a refused request, so that a test need not check first. */
  get data(): T {
    if (!this.succeeded) throw new Error(`Refused with ${this.status}: ${JSON.stringify(this.envelope)}`)
    const content = new Blob([this.#body], { type: this.headers.get('content-type') ?? '' })
    return (this.envelope ? this.envelope.data : { name: this.#fileName, content }) as T
  }

  /** For a download. */
  get #fileName(): string | undefined {
    const [, name] = /filename\*=UTF-8''(.+)$/.exec(this.headers.get('content-disposition') ?? '') ?? []
    return name && decodeURIComponent(name)
  }
}
