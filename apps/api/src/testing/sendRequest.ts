import {
  formOf,
  type Operation,
  type OperationInput,
  type OperationOutput,
  writesByGet,
} from '@atrium/contracts/wire/contract'
import {
  changeHeader,
  companyHeader,
  idempotencyHeader,
  signInRequestCookie,
} from '@atrium/contracts/wire/headers'
import { Answer } from './Answer'
import type { RequestOptions } from './RequestOptions'
import { testBearer } from './testBearer'

interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** An app in this process, or a function that reaches one in another. */
interface Requested {
  request(path: string, init: RequestInit): Response | Promise<Response>
}

/** Sends one request like a browser. */
export async function sendRequest<O extends Operation>(
  app: Requested,
  operation: O,
  input: OperationInput<O>,
  options: RequestOptions = {},
): Promise<Answer<OperationOutput<O>>> {
  const { params, query, body }: AnyInput = input as AnyInput
  const response = await app.request(urlOf(operation.path, params, query), {
    method: operation.method,
    headers: {
      ...(operation.idempotent && { [idempotencyHeader]: crypto.randomUUID() }),
      ...(writesByGet(operation) && { [changeHeader]: 'true' }),
      ...(operation.signInRequest && { cookie: `${signInRequestCookie}=${params?.requestId}` }),
      ...headersOf(options, body !== undefined && !operation.form),
    },
    ...(body !== undefined && {
      body: operation.form ? formOf({ ...(body as object) }) : JSON.stringify(body),
    }),
  })
  return new Answer(response.status, response.headers, new Uint8Array(await response.arrayBuffer()))
}

export function urlOf(path: string, params: AnyInput['params'], query: AnyInput['query']): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])))
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))
  return search.size > 0 ? `${filled}?${search}` : filled
}

const headersOf = ({ as, company, headers }: RequestOptions, hasBody: boolean) => ({
  ...(hasBody && { 'content-type': 'application/json' }),
  ...(as !== undefined && { authorization: `Bearer ${testBearer(as)}` }),
  ...(company !== undefined && { [companyHeader]: company }),
  ...headers,
})
