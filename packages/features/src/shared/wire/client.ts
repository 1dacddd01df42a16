import {
  effectOf,
  formOf,
  type Operation,
  type OperationOutput,
  writesByGet,
} from '@atrium/contracts/wire/contract'
import {
  browserProofHeader,
  changeHeader,
  codeChallengeHeader,
  companyHeader,
  following,
  idempotencyHeader,
  purposeHeader,
} from '@atrium/contracts/wire/headers'
import { createFetch } from 'ofetch'
import {
  type Answer,
  type AskedCompany,
  companyAsked,
  dataOf,
  isUnproven,
  readResponse,
  signedInElsewhere,
  wantsProof,
} from './Answer'
import { type CallInput, nameCompany, type Parts } from './CallInput'
import { explainOffline } from './explainOffline'
import { asFailure, Failure } from './Failure'
import { isFollowing } from './following'
import { createIntents } from './intents'
import { randomKey } from './randomKey'

/** Source of tokens. The client keeps none itself. */
export interface TokenSource {
  /** The current access token, without a prefix; undefined when nobody is signed in. */
  getToken(): string | undefined | Promise<string | undefined>
  /**
   * Called when the service no longer accepts `stale`. Resolves with a newer token, after which the call is repeated
   * once, or with undefined if there is none. It may take as long as a person needs to type a password. Calls that
   * fail together share one renewal if the source returns the same promise. `expiring`: the service still accepts
   * `stale`, but not for long.
   */
  renewToken?(stale: string | undefined, because?: 'expiring'): Promise<string | undefined>
  /**
   * The service ended the session of this token because the account was signed in elsewhere. It says so with an empty
   * 403 (`refused`) or by a redirect to a sign-in that doesn't exist (`redirected`).
   */
  onSignedInElsewhere?(cause: 'refused' | 'redirected', token: string | undefined): void
  /**
   * The service requires proof that it is still the same person. Resolves with the token to repeat the call with, or
   * with undefined if they declined. It may take as long as a person needs; concurrent calls share one proof. Without
   * this method such calls are refused.
   */
  confirmPerson?(): Promise<string | undefined>
  /** The company of the call requires its own sign-in; the call fails. Default: only the failure says so. */
  onCompanySignInNeeded?(company: AskedCompany): void
  /** Proves this browser's key to a call that begins a session; undefined without a key. */
  proveBrowser?(method: string, path: string): Promise<string | undefined>
  /**
   * A new proof of this browser's key for one call with this token (RFC 9449); undefined if the token isn't bound to a
   * key.
   */
  proveToken?(method: string, path: string, token: string): Promise<string | undefined>
  /** The challenge that binds a code to this page. Default: one that is kept until the page is left. */
  codeChallenge?(): string
  /** The tokens are issued for an embedding site, and may cover less than the person may do. Default: no. */
  readonly isOfSite?: boolean
  /** Calls the listener after each change of the tokens; returns the unsubscribe function. */
  subscribe?(listener: () => void): () => void
}

export interface ClientOptions {
  /** Origin, with an optional path, of the account service. Default: the page's own origin. */
  readonly baseUrl?: string
  /** Implementation of requests; stories and tests pass one that answers without a server. */
  readonly fetch?: typeof globalThis.fetch
  readonly tokens?: TokenSource
  /** Id of the current company; undefined in the personal space. */
  readonly companyId?: string | undefined
  /** Sent as Accept-Language. */
  readonly locale?: string
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Milliseconds until the call fails as `timeout`. Default: 30,000. */
  readonly timeout?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Company of the call, if it isn't the current one. */
  readonly companyId?: string
  /** The call outlives the page, if that is closed meanwhile. Default: no. */
  readonly keepalive?: boolean
}

/** Makes one call and returns the parsed `data` of its envelope, or throws a {@link Failure}. */
export type Client = <O extends Operation>(
  operation: O,
  input: CallInput<O>,
  options?: CallOptions,
) => Promise<OperationOutput<O>>

const mostTries = 3
/** In seconds: longer waits are reported instead of awaited. */
const longestPause = 5

export function createClient({ baseUrl = '', fetch, tokens, companyId, locale }: ClientOptions): Client {
  const request = createFetch(fetch ? { fetch } : {})
  const intents = createIntents()

  async function send(
    operation: Operation,
    parts: Parts,
    token: string | undefined,
    options: CallOptions,
  ): Promise<Answer> {
    const path = fillPath(operation.path, parts.params)
    const proof = token && (await tokens?.proveToken?.(operation.method, path, token))
    try {
      const response = await request.raw(path, {
        baseURL: baseUrl,
        method: operation.method,
        retry: 0,
        timeout: options.timeout ?? 30_000,
        ignoreResponseError: true,
        responseType: 'blob',
        headers: {
          accept: 'application/json',
          ...(locale && { 'accept-language': locale }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(proof && { [browserProofHeader]: proof }),
          [companyHeader]: companyId ?? '',
          ...(writesByGet(operation) && { [changeHeader]: 'true' }),
          ...(isFollowing(options.signal) && { [purposeHeader]: following }),
          ...(parts.body !== undefined && !operation.form && { 'content-type': 'application/json' }),
          ...options.headers,
        },
        ...(parts.query && { query: parts.query }),
        ...(parts.body !== undefined && {
          body: operation.form ? formOf(parts.body) : JSON.stringify(parts.body),
        }),
        ...(options.signal && { signal: options.signal }),
        ...(options.keepalive && { keepalive: true }),
      })
      return await readResponse(response)
    } catch (thrown) {
      if (isTimeout(thrown)) throw new Failure('timeout')
      // A host with its own requests answers for them.
      if (!fetch) void explainOffline(baseUrl)
      throw new Failure('offline')
    }
  }

  /** Retries reads when the service is busy, after the wait it asked for; writes are left to people. */
  async function sendPatiently(
    operation: Operation,
    parts: Parts,
    token: string | undefined,
    options: CallOptions,
  ): Promise<Answer> {
    for (let tries = 1; ; tries++) {
      const answer = await send(operation, parts, token, options)
      const { retryAfterSeconds: seconds = Number.POSITIVE_INFINITY } = answer
      const isBusy = answer.status === 429 || answer.status === 503
      const isRead = operation.method === 'GET' && effectOf(operation) === 'reads'
      if (!isBusy || !isRead || seconds > longestPause || tries === mostTries) return answer
      // Not all at the same moment.
      await pause(seconds * 1000 * (1 + Math.random() / 2), options.signal)
    }
  }

  return async function call(operation, input, options = {}) {
    if (!operation.idempotent) return callOnce(operation, input, options)
    const intent = JSON.stringify([operation.name, input])
    const headers = { [idempotencyHeader]: intents.keyOf(intent), ...options.headers }
    try {
      const output = await callOnce(operation, input, { ...options, headers })
      intents.settle(intent)
      return output
    } catch (thrown) {
      intents.settle(intent, asFailure(thrown))
      throw thrown
    }
  }

  async function callOnce<O extends Operation>(
    operation: O,
    input: CallInput<O>,
    options: CallOptions,
  ): Promise<OperationOutput<O>> {
    const parts = nameCompany(operation, input as Parts, options.companyId ?? companyId)
    const proof =
      operation.browserProof &&
      (await tokens?.proveBrowser?.(operation.method, fillPath(operation.path, parts.params)))
    if (operation.codeChallenge) {
      const challenge = tokens?.codeChallenge?.() ?? challengeOfPage()
      options = { ...options, headers: { [codeChallengeHeader]: challenge, ...options.headers } }
    }
    if (proof) options = { ...options, headers: { [browserProofHeader]: proof, ...options.headers } }
    const signedIn = !operation.isPublic
    let token = signedIn ? await tokens?.getToken() : undefined
    let answer = await sendPatiently(operation, parts, token, options)
    // A proof works once, and the answer to the first may have been lost on the way.
    if (isUnproven(answer)) answer = await sendPatiently(operation, parts, token, options)
    if (answer.status === 401 && signedIn && tokens?.renewToken) {
      const renewed = await tokens.renewToken(token)
      if (renewed) answer = await sendPatiently(operation, parts, renewed, options)
      token = renewed ?? token
    }
    if (wantsProof(answer) && tokens?.confirmPerson) {
      const proven = await tokens.confirmPerson()
      if (proven) answer = await sendPatiently(operation, parts, proven, options)
      token = proven ?? token
    }
    const elsewhere = signedInElsewhere(answer)
    if (elsewhere) {
      tokens?.onSignedInElsewhere?.(elsewhere, token)
      throw new Failure('signedInElsewhere')
    }
    const company = companyAsked(answer)
    if (company) tokens?.onCompanySignInNeeded?.(company)
    return dataOf(operation, answer)
  }
}

let ofPage: string | undefined

function challengeOfPage(): string {
  ofPage ??= randomKey()
  return ofPage
}

/** Ends early when the request is aborted. */
const pause = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => [clearTimeout(timer), resolve()], { once: true })
  })

/** Fills `{name}` in a path; each value becomes one encoded segment. */
function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

function isTimeout(thrown: unknown): boolean {
  const cause = thrown instanceof Error ? (thrown.cause ?? thrown) : thrown
  return cause instanceof Error && cause.name === 'TimeoutError'
}
