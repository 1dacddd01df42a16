import { AtriumError, type AtriumErrorKind } from './AtriumError'

export interface AtriumOptions {
  /** Origin of the account service, with an optional path: `https://account.example.com`. */
  readonly service: string
  /** Your site's key, which begins with `atk_`. Keep it on your server. */
  readonly key: string
  /** Milliseconds until a call fails with `timeout`. Default: 10,000. */
  readonly timeout?: number | undefined
  /** Sends the requests. Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined
}

/** Sends a body by POST, and returns the answer's data. */
type Send = (path: string, body: unknown) => Promise<unknown>

/** @throws TypeError if the options can't work, or in a browser */
export function sender({ service, key, timeout = 10_000, fetch = globalThis.fetch }: AtriumOptions): Send {
  requireServer()
  const base = baseOf(service)
  if (!/^atk_[\w-]+$/.test(key))
    throw new TypeError('`key` must be your site’s key, which begins with “atk_”.')

  async function request(path: string, body: unknown): Promise<Response> {
    const signal = AbortSignal.timeout(timeout)
    for (let attempt = 1; ; attempt++) {
      try {
        return await fetch(`${base}${path}`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${key}`,
            'content-type': 'application/json',
            accept: 'application/json',
            'accept-language': 'en',
          },
          body: JSON.stringify(body),
          redirect: 'error',
          signal,
        })
      } catch (cause) {
        if (signal.aborted) throw timedOut(timeout, cause)
        if (attempt === mostAttempts || !isUnsent(cause)) throw offline(cause)
        await new Promise((resolve) => setTimeout(resolve, pause * attempt))
      }
    }
  }

  return async (path, body) => {
    const response = await request(path, body)
    const text = await response.text().catch((cause: unknown) => {
      throw response.ok ? timedOut(timeout, cause) : offline(cause)
    })
    const { error_code, error_msg, data } = envelopeIn(text, response)
    if (response.ok && error_code === 0) return data
    throw failure(response, error_code, error_msg)
  }
}

const mostAttempts = 3
/** Milliseconds before the second attempt; twice as long before the third. */
const pause = 200

/** Keys that reach a browser are read by anybody. */
function requireServer(): void {
  if ('document' in globalThis)
    throw new TypeError('@atrium/server is for servers: a browser must not have the key.')
}

function baseOf(service: string): string {
  const url = URL.canParse(service) ? new URL(service) : undefined
  const isNear = url?.protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname)
  if (!url || (url.protocol !== 'https:' && !isNear))
    throw new TypeError('`service` must be an https address, such as https://account.example.com.')
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`
}

/** Errors of Node's `fetch` from before anything was sent. */
const unsent = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'ENETUNREACH',
  'EHOSTUNREACH',
]

function isUnsent(error: unknown): boolean {
  const { code }: { code?: unknown } = Object(Object(error).cause)
  return unsent.some((known) => known === code)
}

interface Envelope {
  readonly error_code?: unknown
  readonly error_msg?: unknown
  readonly data?: unknown
}

function envelopeIn(text: string, response: Response): Envelope {
  try {
    const parsed: unknown = JSON.parse(text)
    return Object(parsed)
  } catch (cause) {
    if (!response.ok) return {}
    const message = 'The answer is not JSON. Does `service` name the account service?'
    throw new AtriumError(message, { kind: 'unavailable', status: response.status, cause })
  }
}

function failure({ status, headers }: Response, code: unknown, message: unknown): AtriumError {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return new AtriumError(
    typeof message === 'string' && message !== '' ? message : `The account service answered with ${status}.`,
    {
      kind: kindOf(status),
      status,
      code: typeof code === 'number' ? code : undefined,
      requestId: headers.get('x-request-id') ?? undefined,
      retryAfterSeconds: Number.isFinite(seconds) ? seconds : undefined,
    },
  )
}

function kindOf(status: number): AtriumErrorKind {
  if (status === 401) return 'key'
  if (status === 429 || status === 503) return 'busy'
  if (status >= 500) return 'unavailable'
  return status === 400 || status === 413 || status === 415 ? 'invalid' : 'refused'
}

const timedOut = (timeout: number, cause: unknown) =>
  new AtriumError(`The account service did not answer within ${timeout} ms.`, { kind: 'timeout', cause })

const offline = (cause: unknown) =>
  new AtriumError('The account service could not be reached.', { kind: 'offline', cause })
