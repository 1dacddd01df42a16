import { describeError } from '../../platform/process/describeError'
import { mostBulk } from './descriptions'
import { respond } from './dispatch'
import { versionOf } from './preconditions'
import { entryOf, isObject, type Json, requireSchema } from './readResource'
import type { ScimCall } from './ScimCall'
import { errorMessage, ScimError } from './ScimError'

const requestSchema = 'urn:ietf:params:scim:api:messages:2.0:BulkRequest'
const responseSchema = 'urn:ietf:params:scim:api:messages:2.0:BulkResponse'

interface Operation {
  readonly method: string
  readonly path: string
  readonly bulkId: string | undefined
  readonly data: unknown
  readonly version: string | undefined
}

/**
 * Carries out operations in their order, each in a transaction of its own. Those that refer to the resource of a later
 * one wait for it. The answers have the order of the operations.
 *
 * @throws ScimError if the request itself can't be read
 */
export async function bulk(call: ScimCall): Promise<Json> {
  requireSchema(call.body, requestSchema)
  const { operations, failOnErrors } = requestIn(call.body)
  const answers: (Json | undefined)[] = operations.map(() => undefined)
  const ids = new Map<string, string>()
  const known = new Set(operations.flatMap(({ bulkId }) => bulkId ?? []))
  const failed = new Set<string>()
  let failures = 0
  let waiting = operations.map((_, n) => n)
  while (waiting.length > 0) {
    const later: number[] = []
    for (const n of waiting) {
      const operation = operations[n]
      if (!operation || failures >= failOnErrors) continue
      const missing = referencesIn(operation).filter((one) => !ids.has(one))
      if (missing.some((one) => known.has(one) && !failed.has(one))) {
        later.push(n)
        continue
      }
      const answer =
        missing.length > 0 ? unresolved(operation, missing) : await carryOut(call, operation, ids)
      answers[n] = answer
      if (!('response' in answer)) continue
      failures += 1
      if (operation.bulkId) failed.add(operation.bulkId)
    }
    // The rest refers to itself in a circle.
    if (later.length === waiting.length) {
      for (const n of later) {
        const operation = operations[n]
        if (operation) answers[n] = unresolved(operation, referencesIn(operation))
      }
      break
    }
    waiting = later
  }
  return { schemas: [responseSchema], Operations: answers.filter((answer) => answer !== undefined) }
}

function requestIn(body: unknown) {
  const given = isObject(body) ? body : {}
  const list = entryOf(given, 'Operations')
  if (!Array.isArray(list) || list.length === 0)
    throw new ScimError(400, 'Operations must be a list with at least one operation.', 'invalidSyntax')
  if (list.length > mostBulk)
    throw new ScimError(413, `A bulk has at most ${mostBulk} operations.`, 'tooMany')
  const limit = entryOf(given, 'failOnErrors')
  if (limit !== undefined && (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 1))
    throw new ScimError(400, 'failOnErrors must be a whole number from 1.', 'invalidValue')
  return {
    operations: list.map(operationIn),
    failOnErrors: typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY,
  }
}

function operationIn(given: unknown): Operation {
  const textOf = (name: string) => {
    const value = isObject(given) ? entryOf(given, name) : undefined
    return typeof value === 'string' ? value : undefined
  }
  const method = textOf('method')?.toUpperCase() ?? ''
  const path = textOf('path') ?? ''
  const bulkId = textOf('bulkId')
  if (method === 'POST' && !bulkId)
    throw new ScimError(400, 'An operation with POST needs a bulkId.', 'invalidSyntax')
  const data = isObject(given) ? entryOf(given, 'data') : undefined
  return { method, path, bulkId, data, version: textOf('version') }
}

const reference = /^bulkId:(.+)$/

/** The bulkIds in a path or value. */
function referencesIn({ path, data }: Operation): string[] {
  const found: string[] = []
  const [, , id = ''] = path.split('/')
  const inPath = reference.exec(id)?.[1]
  if (inPath) found.push(inPath)
  JSON.stringify(data ?? null, (_, value: unknown) => {
    const own = typeof value === 'string' ? reference.exec(value)?.[1] : undefined
    if (own) found.push(own)
    return value
  })
  return found
}

async function carryOut(call: ScimCall, operation: Operation, ids: Map<string, string>): Promise<Json> {
  const { method, path, bulkId, data, version } = operation
  const common = { method, ...(bulkId && { bulkId }), ...(version && { version }) }
  const resolve = (value: string) => ids.get(reference.exec(value)?.[1] ?? '') ?? value
  try {
    const [, kind = '', id = '', ...more] = path.split('/')
    const isRead = !['POST', 'PUT', 'PATCH', 'DELETE'].includes(method)
    if (isRead || more.length > 0 || (method === 'POST') !== (id === ''))
      throw new ScimError(400, `${method} ${path} is no operation of a bulk.`, 'invalidSyntax')
    const { status, resource } = await respond(method, kind, {
      ...call,
      id: resolve(id),
      query: new URLSearchParams(),
      body: JSON.parse(JSON.stringify(data ?? null), (_, value: unknown) =>
        typeof value === 'string' ? resolve(value) : value,
      ),
      ifMatch: version,
      ifNoneMatch: undefined,
    })
    if (bulkId && resource) ids.set(bulkId, String(resource.id))
    const meta = isObject(resource?.meta) ? resource.meta : {}
    return {
      ...common,
      ...(resource && { location: meta.location, version: versionOf(resource) }),
      ...(!resource && { location: `${call.ports.settings.publicOrigin}/scim/v2${path}` }),
      status: String(status),
    }
  } catch (error) {
    const message = errorMessage(error)
    if (!message)
      call.ports.log({ level: 'error', event: 'failed', operation: 'scim', ...describeError(error) })
    const response = message ?? errorMessage(new ScimError(500, 'The operation failed. Try again later.'))
    return { ...common, status: response?.status, response }
  }
}

function unresolved({ method, bulkId }: Operation, missing: readonly string[]): Json {
  const error = new ScimError(409, `There is no resource for bulkId ${missing.join(', ')}.`, 'invalidValue')
  return { method, ...(bulkId && { bulkId }), status: '409', response: errorMessage(error) }
}
