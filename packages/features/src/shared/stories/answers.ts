import {
  type Envelope,
  file,
  type Operation,
  type OperationAnswer,
  type OperationArguments,
  type OperationOutput,
} from '@atrium/contracts/wire/contract'
import type { RefusalEntry } from '@atrium/contracts/wire/refusals'
import * as v from 'valibot'

/** Answers of a contract's operations on the wire, by operation. */
export type AnswersOf<C extends Readonly<Record<string, Operation>>> = {
  readonly [K in keyof C]: OperationOutput<C[K]>
}

/** The service's answer to one operation, for a story or test. The last one given for an operation counts. */
export interface Answer {
  readonly operation: Operation
  readonly respond: (request: MockRequest) => Promise<Response>
  /** Resets it before each run. */
  readonly reset?: () => void
}

interface MockRequest {
  readonly params: Record<string, string>
  readonly query: Record<string, string>
  readonly body: unknown
  readonly signal: AbortSignal | null | undefined
  /** The page's language, from `accept-language`. */
  readonly language: string | null
}

type Produce<O extends Operation> = (input: OperationArguments<O>) => OperationAnswer<O>

/** The service answers with this, or with the result of a function of the input. */
export function answer<O extends Operation>(operation: O, data: OperationAnswer<O> | Produce<O>): Answer {
  return {
    operation,
    respond: async (request) => {
      const value = typeof data === 'function' ? (data as Produce<O>)(argumentsOf(operation, request)) : data
      if (operation.answers === 'file') return download(v.parse(file, value))
      return envelope(200, { error_code: 0, error_msg: '', data: value })
    },
  }
}

/** As {@link answer} the first time; later requests stay pending, as during a refresh. */
export function answerFirst<O extends Operation>(
  operation: O,
  data: OperationAnswer<O> | Produce<O>,
): Answer {
  const first = answer(operation, data)
  const later = never(operation)
  let asked = 0
  return {
    operation,
    reset: () => {
      asked = 0
    },
    respond: (request) => (asked++ === 0 ? first : later).respond(request),
  }
}

/** As {@link answer}, once `release` is called: until then a story sees it pending. */
export function hold<O extends Operation>(
  operation: O,
  data: OperationAnswer<O> | Produce<O>,
): Answer & { release(): void } {
  const { respond } = answer(operation, data)
  let release = () => {}
  let released: Promise<void>
  function reset() {
    released = new Promise((resolve) => {
      release = resolve
    })
  }
  reset()
  return {
    operation,
    reset,
    release: () => release(),
    respond: async (request) => {
      await released
      return respond(request)
    },
  }
}

/** The service does not answer. */
export function never(operation: Operation): Answer {
  return {
    operation,
    respond: ({ signal }) =>
      new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
      ),
  }
}

/** The service refuses, in the language that the page asks for. */
export function refuse(
  operation: Operation,
  { code, status = 200, data = null, chinese, english }: RefusalEntry,
): Answer {
  return {
    operation,
    respond: async ({ language }) =>
      envelope(status, { error_code: code, error_msg: language === 'en' ? english : chinese, data }),
  }
}

const statuses = {
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  tooMany: 429,
  unavailable: 503,
} as const

/** The call fails: with an HTTP status, or because the network is gone. */
export function fail(
  operation: Operation,
  how: keyof typeof statuses | 'offline' | 'signedInElsewhere',
): Answer {
  return {
    operation,
    respond: async () => {
      if (how === 'offline') throw new TypeError('Failed to fetch')
      if (how === 'signedInElsewhere') return new Response(null, { status: 403 })
      const code = statuses[how] * 100
      return envelope(statuses[how], { error_code: code, error_msg: '', data: null })
    },
  }
}

/** A recorded call, for assertions. */
export interface RecordedCall {
  readonly operation: string
  readonly params: Record<string, string>
  readonly query: Record<string, string>
  readonly body: unknown
}

/**
 * A `fetch` that answers without a server, reset to its initial state. An operation without an answer fails loudly.
 */
export function mockFetch(answers: readonly Answer[], calls: RecordedCall[] = []): typeof globalThis.fetch {
  const byOperation = new Map(answers.map((given) => [given.operation.name + given.operation.path, given]))
  for (const { reset } of answers) reset?.()
  calls.length = 0
  const routes = [...byOperation.values()].map((given) => ({
    given,
    pattern: patternOf(given.operation.path),
  }))

  return async (input, init) => {
    const request = input instanceof Request ? input : undefined
    const url = new URL(request?.url ?? String(input), 'http://service.invalid')
    const method = (init?.method ?? request?.method ?? 'GET').toUpperCase()
    for (const { given, pattern } of routes) {
      const match = given.operation.method === method ? pattern.exec(url.pathname) : null
      if (!match) continue
      const params = mapValues(match.groups ?? {}, decodeURIComponent)
      const query = Object.fromEntries(url.searchParams)
      const body = bodyOf(init?.body)
      calls.push({ operation: given.operation.name, params, query, body })
      const language = new Headers(init?.headers ?? request?.headers).get('accept-language')
      return given.respond({ params, query, body, signal: init?.signal, language })
    }
    console.error(`No answer for ${method} ${url.pathname}`)
    return envelope(501, {
      error_code: 50100,
      error_msg: `No answer for ${method} ${url.pathname}`,
      data: null,
    })
  }
}

function argumentsOf<O extends Operation>(operation: O, { params, query, body }: MockRequest) {
  const parse = (schema: v.GenericSchema | undefined, value: unknown) =>
    schema ? v.parse(schema, value) : undefined
  return {
    params: parse(operation.params, params),
    query: parse(operation.query, query),
    body: parse(operation.body, body),
  } as OperationArguments<O>
}

function envelope(status: number, content: Envelope): Response {
  return new Response(JSON.stringify(content), { status, headers: { 'content-type': 'application/json' } })
}

function bodyOf(body: BodyInit | null | undefined): unknown {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : undefined
}

function download({ name, content }: v.InferOutput<typeof file>): Response {
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(name)}`
  return new Response(content, { headers: { 'content-disposition': disposition } })
}

const patternOf = (path: string) => new RegExp(`${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

const mapValues = (record: Record<string, string>, change: (value: string) => string) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
