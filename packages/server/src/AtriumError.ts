/**
 * - `key`: the service doesn't know your key, or it was revoked.
 * - `refused`: not allowed, for example for an origin, company or person; `code` and `message` say why.
 * - `invalid`: the request is wrong.
 * - `busy`: too many requests; try again after `retryAfterSeconds`.
 * - `timeout`: no answer in time. The service may have done the work.
 * - `offline`: the service could not be reached.
 * - `unavailable`: the service failed; `requestId` finds it in its log.
 */
export type AtriumErrorKind = 'key' | 'refused' | 'invalid' | 'busy' | 'timeout' | 'offline' | 'unavailable'

interface Details {
  readonly kind: AtriumErrorKind
  readonly status?: number | undefined
  readonly code?: number | undefined
  readonly requestId?: string | undefined
  readonly retryAfterSeconds?: number | undefined
  readonly cause?: unknown
}

/** Why a call failed. The message is for your log, in English. It contains neither your key nor a token. */
export class AtriumError extends Error {
  override readonly name = 'AtriumError'
  readonly kind: AtriumErrorKind
  /** HTTP status; undefined: no answer. */
  readonly status: number | undefined
  /** `error_code` of the answer. */
  readonly code: number | undefined
  /** The number under which the service logged its failure. */
  readonly requestId: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(message: string, { kind, status, code, requestId, retryAfterSeconds, cause }: Details) {
    super(message, cause === undefined ? undefined : { cause })
    this.kind = kind
    this.status = status
    this.code = code
    this.requestId = requestId
    this.retryAfterSeconds = retryAfterSeconds
  }
}
