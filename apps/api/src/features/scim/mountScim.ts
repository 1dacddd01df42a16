import type { Context, Hono } from 'hono'
import { type AdmittedRequest, bearerOf, type Entry, type Serve } from '../../platform/http/serveRequest'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Ports } from '../../ports/Ports'
import { type Directory, findDirectory } from '../directories'
import { bulk } from './bulk'
import type { DirectoryRequest } from './changeDirectory'
import { described, mostBytes } from './descriptions'
import { resourceKinds, respond } from './dispatch'
import { searchOf, searchSchema } from './listing'
import { versionOf } from './preconditions'
import { isObject, type Json, requireSchema } from './readResource'
import type { ScimAnswer, ScimCall } from './ScimCall'
import { errorMessage, ScimError } from './ScimError'
import { basePath } from './userResource'

const type = 'application/scim+json'
const common = { 'content-type': type, 'cache-control': 'no-store' }

/** SCIM 2.0 (RFC 7643, RFC 7644) for companies' directories. The token names the company. */
export function mountScim(app: Hono, ports: Ports, serve: Serve): void {
  const reading: Entry = { name: 'scim', access: 'public', scope: 'never', limit: 'reads', body: 'none' }
  const changing: Entry = {
    ...reading,
    limit: 'changes',
    body: {
      most: mostBytes,
      // Strangers don't get to send a body.
      check: (request) =>
        inOwnForm(async () => {
          await requireDirectory(request)
          return undefined
        }),
    },
  }
  const handlers = {
    reading: serve(reading, (request, body) => answer(request, body)),
    changing: serve(changing, (request, body) => answer(request, body)),
  }
  const handle = async (context: Context) => {
    const isReading = ['GET', 'HEAD', 'OPTIONS'].includes(context.req.method)
    return inScim(await handlers[isReading ? 'reading' : 'changing'](context))
  }
  app.all(basePath, handle)
  app.all(`${basePath}/*`, handle)

  /** The same directory for each check of a request. */
  async function requireDirectory({ context, now }: AdmittedRequest): Promise<Directory> {
    const known = identified.get(context)
    if (known) return known
    const found = await findDirectory(ports.database.connection, ports.keys, bearerOf(context), now)
    identified.set(context, found)
    return found
  }

  async function answer(request: AdmittedRequest, body: Uint8Array): Promise<Response> {
    const { context, now, network, address, agent } = request
    return inOwnForm(async () => {
      const directory = await requireDirectory(request)
      const token = bearerOf(context) ?? ''
      const own: DirectoryRequest = { ports, token, directory, now, caller: { address, agent } }
      const visitor = { userId: `directory ${directory.directoryId}`, network }
      const isReading = context.req.method === 'GET'
      // Counted for the directory too, so that one of them doesn't take the places of others.
      return await ports.admission.admit(isReading ? 'reads' : 'changes', visitor, () =>
        respondTo(context, own, body),
      )
    })
  }
}

/** Refusals become messages of SCIM. */
async function inOwnForm<T>(work: () => Promise<T>): Promise<T | Response> {
  try {
    return await work()
  } catch (error) {
    const message = errorMessage(error)
    if (!message) throw error
    const response = failed(message)
    const { retryAfterSeconds } = Object(error instanceof Refusal ? error.data : undefined)
    if (typeof retryAfterSeconds === 'number') response.headers.set('retry-after', String(retryAfterSeconds))
    return response
  }
}

const identified = new WeakMap<Context, Directory>()

async function respondTo(context: Context, own: DirectoryRequest, body: Uint8Array): Promise<Response> {
  const { method, path } = context.req
  const query = new URL(context.req.url).searchParams
  const below = path.slice(basePath.length)
  const call: ScimCall = {
    ...own,
    id: '',
    query,
    body: bodyOf(method, body),
    ifMatch: context.req.header('if-match'),
    ifNoneMatch: context.req.header('if-none-match'),
  }
  const [, kind = '', id = '', ...more] = below.split('/').map(decoded)
  if (kind === 'Me') throw new ScimError(501, '/Me has no meaning for a directory.')
  if (kind === 'Bulk' && id === '') {
    requireMethod(method, 'POST')
    return answered(200, await bulk(call))
  }
  const description = described(below, own.ports.settings.publicOrigin)
  if (description) {
    if (query.has('filter')) throw new ScimError(403, 'Descriptions of the service can’t be filtered.')
    requireMethod(method, 'GET')
    return answered(200, description)
  }
  const resources = Object.hasOwn(resourceKinds, kind) ? resourceKinds[kind] : undefined
  if (!resources || more.length > 0) throw new ScimError(404, `There is nothing at ${path}.`)
  if (id === '.search') {
    requireMethod(method, 'POST')
    requireSchema(call.body, searchSchema)
    return answered(200, await resources.list({ ...call, query: searchOf(call.body) }))
  }
  if (id === '' && method === 'GET') return answered(200, await resources.list(call))
  return resourceAnswer(await respond(method, kind, { ...call, id }))
}

function resourceAnswer({ status, resource }: ScimAnswer): Response {
  if (!resource) return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
  const { location } = isObject(resource.meta) ? resource.meta : {}
  const headers = {
    ...common,
    ...(versionOf(resource) && { etag: versionOf(resource) }),
    ...(typeof location === 'string' && { location }),
  }
  return new Response(status === 304 ? null : JSON.stringify(resource), { status, headers })
}

const answered = (status: number, body: Json): Response =>
  new Response(JSON.stringify(body), { status, headers: common })

const failed = (message: NonNullable<ReturnType<typeof errorMessage>>): Response => {
  const response = answered(Number(message.status), message)
  if (response.status === 401) response.headers.set('www-authenticate', 'Bearer realm="scim"')
  return response
}

/** What the platform refuses before or around our own work gets the form of SCIM. */
async function inScim(response: Response): Promise<Response> {
  if (response.status < 400 || response.headers.get('content-type') === type) return response
  const text = await response.text()
  const { error_msg: detail = 'The request was refused.' } = jsonOf(text)
  const message = errorMessage(new ScimError(response.status, String(detail)))
  const answer = answered(response.status, { ...message })
  const retryAfter = response.headers.get('retry-after')
  if (retryAfter) answer.headers.set('retry-after', retryAfter)
  if (response.status === 401) answer.headers.set('www-authenticate', 'Bearer realm="scim"')
  return answer
}

function jsonOf(text: string): Json {
  try {
    const parsed: unknown = JSON.parse(text)
    return isObject(parsed) ? parsed : {}
  } catch {
    return {}
  }
}

function bodyOf(method: string, body: Uint8Array): unknown {
  if (!['POST', 'PUT', 'PATCH'].includes(method)) return undefined
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new ScimError(400, 'The body must be JSON in UTF-8.', 'invalidSyntax')
  }
}

function requireMethod(method: string, wanted: string): void {
  if (method !== wanted) throw new ScimError(405, `Only ${wanted} is possible here.`)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new ScimError(404, 'The address can’t be read.')
  }
}
