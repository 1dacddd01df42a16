import { createRequire } from 'node:module'
import * as v from 'valibot'
import { DirectoryFailure, type VendorCredentials } from '../../../ports/CompanyDirectory'
import { type AskOptions, askOnce, patiently } from '../askVendor'

export interface FeishuOptions extends AskOptions {
  /** Default: the public one. */
  readonly address?: string | undefined
}

const expired = [99991663, 99991668, 99991677, 99991661]
const limited = [99991400, 11232, 1000005]
const wrong = [10003, 10005, 10012, 10014, 10015, 99991543, 10013]
const forbidden = [99991672, 99991679, 40004, 40013, 40014, 41050, 99991401]
const missing = [43007, 40008, 41012, 46004, 40012, 41060]

/** The part of the library that we use. Its own types are 17 MB, which every check would read. */
interface Lark {
  readonly Client: new (
    options: object,
  ) => {
    readonly contact: {
      readonly v3: {
        readonly department: {
          children(payload: object): Promise<unknown>
          get(payload: object): Promise<unknown>
        }
        readonly user: {
          findByDepartment(payload: object): Promise<unknown>
          get(payload: object): Promise<unknown>
        }
      }
    }
  }
}

/** The library's calls, and asking by them: patiently, with a new token if it expired, and with our own failures. */
export function feishuClient(
  { clientId, secret }: VendorCredentials,
  { address = 'https://open.feishu.cn', ...options }: FeishuOptions,
) {
  let tokens = new Map<string, { readonly value: unknown; readonly until: number }>()

  async function send(method: string, url: string, more: Sent = {}): Promise<unknown> {
    const target = new URL(url)
    for (const [key, value] of Object.entries(more.params ?? {}))
      if (value !== undefined) target.searchParams.set(key, String(value))
    const hasBody = method !== 'GET'
    const { status, headers, body } = await askOnce(
      target,
      {
        method,
        headers: { ...more.headers, ...(hasBody && { 'content-type': 'application/json' }) },
        ...(hasBody && { body: JSON.stringify(more.data ?? {}) }),
      },
      options,
    )
    const code = Number(body.code ?? 0)
    if (code === 0 && status < 400) return body
    const words = String(body.msg ?? '').slice(0, 500)
    const detail = `${code} ${words}`
    if (status === 429 || limited.includes(code)) {
      const seconds = Number(headers.get('x-ogw-ratelimit-reset') ?? '')
      throw new DirectoryFailure('rateLimited', detail, '', seconds > 0 ? seconds * 1000 : undefined)
    }
    if (wrong.includes(code)) throw new DirectoryFailure('credentialsWrong', detail)
    if (forbidden.includes(code))
      throw new DirectoryFailure('permissionMissing', detail, /\b(contact:[\w:.]+)/.exec(words)?.[1] ?? '')
    throw new Refused(code, detail)
  }

  const { Client } = library()
  const client = new Client({
    appId: clientId,
    appSecret: secret,
    domain: address,
    logger: silent,
    // The library’s own cache is shared by all clients and knows the app’s id only: a wrong secret would get the token of another company.
    cache: {
      get: async (key: unknown) => {
        const kept = tokens.get(String(key))
        return kept && kept.until > Date.now() ? kept.value : undefined
      },
      set: async (key: unknown, value: unknown, until = Number.POSITIVE_INFINITY) => {
        tokens.set(String(key), { value, until })
        return true
      },
    },
    // Timeouts, limits and failures are the same for all vendors.
    httpInstance: {
      request: ({ method = 'GET', url, ...more }: Sent & { method?: string; url: string }) =>
        send(method, url, more),
      post: (url: string, data: unknown, more: Sent = {}) => send('POST', url, { ...more, data }),
    },
  })

  const ask = <S extends v.GenericSchema>(
    work: () => Promise<unknown>,
    schema: S,
  ): Promise<v.InferOutput<S>> =>
    patiently(async () => {
      try {
        return read(schema, await work())
      } catch (error) {
        if (!(error instanceof Refused) || !expired.includes(error.code)) throw error
        tokens = new Map()
        return read(schema, await work())
      }
    }, options).catch((error) => {
      if (error instanceof DirectoryFailure || (error instanceof Refused && missing.includes(error.code)))
        throw error
      throw new DirectoryFailure(
        'unreachable',
        error instanceof Refused ? error.message : 'an unknown answer',
      )
    })

  return { ...client.contact.v3, ask }
}

interface Sent {
  readonly params?: Readonly<Record<string, unknown>>
  readonly headers?: Record<string, string>
  readonly data?: unknown
}

/** Loaded when the first company connects: it takes 140 ms and 40 MB. */
const library = (): Lark => require('@larksuiteoapi/node-sdk') as Lark

const require = createRequire(import.meta.url)

const ignore = () => {}
const silent = { error: ignore, warn: ignore, info: ignore, debug: ignore, trace: ignore }

class Refused extends Error {
  constructor(
    readonly code: number,
    detail: string,
  ) {
    super(detail)
  }
}

function read<S extends v.GenericSchema>(schema: S, answer: unknown): v.InferOutput<S> {
  const found = v.safeParse(v.object({ data: schema }), answer)
  if (found.success) return found.output.data
  throw new DirectoryFailure('unreachable', 'an unknown answer')
}

/** Undefined: the vendor doesn't have it. */
export async function orNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}
