import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import type { LoadError, LoadErrorKind } from './LoadError'

export interface LoadingListeners {
  onLoadStart?: (() => void) | undefined
  onReady?: (() => void) | undefined
  onLoadError?: ((error: LoadError) => void) | undefined
}

interface Watched {
  readonly fetch: typeof globalThis.fetch
  /** The component is on the page. */
  start(): void
  fail(error: LoadError): void
}

/** Reads its listeners at each event, so they may change. */
export function watchLoading(
  listeners: () => LoadingListeners,
  fetch: typeof globalThis.fetch | undefined,
): Watched {
  let pending = 0
  let hasAnswer = false
  let isReady = false
  let check: ReturnType<typeof setTimeout> | undefined
  /** What the last refused call was authorised with. */
  let refused: string | null = null

  function settle(): void {
    pending -= 1
    if (isReady || pending > 0) return
    clearTimeout(check)
    // An answer may lead to the next request.
    check = setTimeout(() => {
      if (pending > 0 || isReady || !hasAnswer) return
      isReady = true
      listeners().onReady?.()
    }, quiet)
  }

  function fail(error: LoadError): void {
    const { onLoadError } = listeners()
    if (onLoadError) onLoadError(error)
    else console.warn(`Atrium: ${error.message}`, error.cause ?? '')
  }

  /** A token that expires is replaced, and its calls are repeated. So only the next token's refusal is an error. */
  function isRenewable(sent: string | null, status: number): boolean {
    if (status !== 401) {
      if (sent !== null) refused = null
      return false
    }
    const isFirst = refused === null || refused === sent
    refused = sent
    return isFirst && sent !== null
  }

  return {
    start() {
      // What a listener returns isn't a clean-up of the caller's effect.
      listeners().onLoadStart?.()
    },
    fail,
    async fetch(...call) {
      pending += 1
      try {
        const answer = await (fetch ?? globalThis.fetch)(...call)
        const kind = isRenewable(authorisationOf(call), answer.status) ? undefined : kindOf(answer.status)
        if (kind === 'forbidden') fail({ kind, ...(await describeRefusal(answer.clone())) })
        else if (kind) fail({ kind, message: messages[kind] })
        else if (answer.status !== 401) hasAnswer = true
        return answer
      } catch (cause) {
        if (!isAbort(cause)) fail({ kind: 'connection', message: messages.connection, cause })
        throw cause
      } finally {
        settle()
      }
    },
  }
}

/** Milliseconds without a request. */
const quiet = 50

function kindOf(status: number): LoadErrorKind | undefined {
  if (status === 401) return 'authentication'
  if (status === 403) return 'forbidden'
  if (status === 429) return 'rateLimit'
  return status >= 500 ? 'service' : undefined
}

/** Whether a scope is missing, or the role or the origin is the reason. */
async function describeRefusal(answer: Response): Promise<Pick<LoadError, 'message' | 'scope'>> {
  try {
    const { error_code: code, data }: { error_code?: unknown; data?: { scope?: unknown } } =
      await answer.json()
    const scope = data?.scope
    if (code === errorCodes.scopeMissing && (typeof scope === 'string' || scope === null))
      return {
        message: scope === null ? 'No token covers this call.' : `The token lacks the scope ${scope}.`,
        scope,
      }
  } catch {
    // Not from the service.
  }
  return { message: messages.forbidden }
}

const messages: Readonly<Record<LoadErrorKind, string>> = {
  token: 'getToken gave no token.',
  authentication: 'The service doesn’t accept the token.',
  forbidden: 'The service refuses this: check the person’s role and the allowed origins.',
  connection:
    'The service can’t be reached. If it runs, allow this origin: EMBED_ORIGINS, or the origins of the embedder.',
  rateLimit: 'The service answers 429: too many requests.',
  service: 'The service failed.',
  render: 'The code couldn’t be loaded, or has a defect.',
}

const isAbort = (cause: unknown) => cause instanceof Error && cause.name === 'AbortError'

/** Without reading the body of the request. */
const authorisationOf = ([target, options]: Parameters<typeof globalThis.fetch>): string | null =>
  new Headers(options?.headers ?? (target instanceof Request ? target.headers : undefined)).get(
    'Authorization',
  )
