import * as scim from 'scim-patch'
import { type AttributePath, findPath, writtenPath } from './attributePath'
import type { Attribute, ResourceSchema } from './attributes'
import { entryOf, isObject, type Json, readResource } from './readResource'
import { invalidValue, ScimError } from './ScimError'

export const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

/** Most operations in one request. */
const mostOperations = 1000
const longestPath = 500

/** A single change of one attribute, in the schema's spelling. */
interface Change {
  readonly op: 'add' | 'replace' | 'remove'
  readonly path: string
  readonly value?: unknown
}

/**
 * Applies a PATCH to a resource and reads the result. Understands what clients send: operations in any case, values
 * without a path, keys with dots, schema names or filters, members to remove as a value.
 *
 * @throws ScimError
 */
export function patchResource(schema: ResourceSchema, resource: Json, body: unknown): Json {
  const changes = operationsOf(body).flatMap((operation) => changesOf(schema, operation))
  let patched: Record<string, unknown> = structuredClone({ ...resource })
  for (const change of changes) patched = apply(patched, change)
  return readResource(schema, patched)
}

function operationsOf(body: unknown): readonly Json[] {
  const operations = isObject(body) ? entryOf(body, 'Operations') : undefined
  if (!Array.isArray(operations) || operations.length === 0)
    throw new ScimError(400, 'Operations must be a list with at least one operation.', 'invalidSyntax')
  if (operations.length > mostOperations)
    throw new ScimError(413, `A request has at most ${mostOperations} operations.`, 'tooMany')
  return operations.map((operation) => {
    if (!isObject(operation)) throw new ScimError(400, 'An operation must be an object.', 'invalidSyntax')
    return operation
  })
}

function changesOf(schema: ResourceSchema, operation: Json): Change[] {
  const op = String(entryOf(operation, 'op')).toLowerCase()
  const path = entryOf(operation, 'path')
  const value = entryOf(operation, 'value')
  if (op !== 'add' && op !== 'replace' && op !== 'remove')
    throw new ScimError(400, 'op must be add, replace or remove.', 'invalidSyntax')
  if (path !== undefined && path !== null && typeof path !== 'string')
    throw new ScimError(400, 'path must be a string.', 'invalidPath')
  if (path && path.length > longestPath)
    throw new ScimError(400, `path has more than ${longestPath} characters.`, 'invalidPath')
  if (path) return changesAt(schema, op, path, value)
  if (op === 'remove') throw new ScimError(400, 'remove needs a path.', 'noTarget')
  if (!isObject(value)) throw invalidValue('Without a path, value must be an object.')
  return Object.entries(value).flatMap(([key, one]) => {
    if (/^(schemas|id|meta)$/i.test(key)) return []
    const urns = [schema.core, ...Object.keys(schema.extensions)]
    const urn = urns.find((urn) => urn.toLowerCase() === key.toLowerCase())
    if (!urn || !isObject(one)) return changesAt(schema, op, key, one, true)
    return Object.entries(one).flatMap(([sub, inner]) => changesAt(schema, op, `${urn}:${sub}`, inner, true))
  })
}

const withFilter = /^([^[\]]+)\[(.+)\](?:\.([\w$-]+))?$/

/** @param isLenient unknown attributes are ignored, as in a whole resource */
function changesAt(
  schema: ResourceSchema,
  op: Change['op'],
  path: string,
  value: unknown,
  isLenient = false,
): Change[] {
  const [, before, filter, sub] = withFilter.exec(path.trim()) ?? []
  const plain = before === undefined ? path.trim() : sub === undefined ? before : `${before}.${sub}`
  const urn = Object.keys(schema.extensions).find((one) => one.toLowerCase() === plain.toLowerCase())
  if (urn) return ofExtension(schema, op, urn, value)
  const found = findPath(schema, plain)
  if (!found) {
    if (isLenient) return []
    throw new ScimError(400, `There is no attribute “${plain}”.`, 'invalidPath')
  }
  const target = found.sub ?? found.attribute
  if (found.attribute.mutability === 'readOnly' || target.mutability === 'readOnly') {
    if (isLenient) return []
    throw new ScimError(400, `${plain} can’t be changed.`, 'mutability')
  }
  const own = filter === undefined ? writtenPath(found) : filteredPath(found, filter)
  if (value === null || (op !== 'add' && isEmpty(value) && found.attribute.multiValued))
    return [{ op: 'remove', path: own }]
  return [{ op, path: own, value: typed(target, value) }]
}

function ofExtension(schema: ResourceSchema, op: Change['op'], urn: string, value: unknown): Change[] {
  const names = isObject(value)
    ? Object.entries(value)
    : (schema.extensions[urn] ?? []).map(({ name }) => [name])
  return names.flatMap(([name, one]) => changesAt(schema, op, `${urn}:${name}`, one, true))
}

/** Names inside of the filter get the schema's spelling, because the library compares them exactly. */
function filteredPath({ extension, attribute, sub }: AttributePath, filter: string): string {
  if (!attribute.multiValued)
    throw new ScimError(400, `${attribute.name} has one value only, so a filter can’t choose.`, 'invalidPath')
  const spelt = filter.replace(/"(?:[^"\\]|\\.)*"|[\w$]+/g, (word) => {
    if (word.startsWith('"')) return word
    return (
      attribute.subAttributes?.find(({ name }) => name.toLowerCase() === word.toLowerCase())?.name ?? word
    )
  })
  const before = extension ? `${extension}:${attribute.name}` : attribute.name
  // Entra compares booleans with text.
  const withBooleans = spelt.replace(
    /\bprimary eq "(true|false)"/gi,
    (_, value) => `primary eq ${value.toLowerCase()}`,
  )
  return `${before}[${withBooleans}]${sub ? `.${sub.name}` : ''}`
}

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)

/** As the schema has it: Entra sends booleans as text, and a manager’s id alone. */
function typed({ type, multiValued, subAttributes }: Attribute, value: unknown): unknown {
  if (type === 'complex' && !multiValued && typeof value === 'string')
    return subAttributes?.some(({ name }) => name === 'value') ? { value } : value
  return type === 'boolean' ? booleanOf(value) : value
}

function booleanOf(value: unknown): unknown {
  const text = typeof value === 'string' ? value.toLowerCase() : value
  return text === 'true' ? true : text === 'false' ? false : value
}

function apply(resource: Record<string, unknown>, change: Change): Record<string, unknown> {
  const { op, path, value } = change
  const isPlain = !path.includes('[')
  // Removes by the id alone: Entra sends only `value`, while members have more.
  if (op === 'remove' && isPlain && value !== undefined && Array.isArray(resource[path]))
    return { ...resource, [path]: without(resource[path], value) }
  // A list of its own, so that one value is added to none.
  const isList = op !== 'remove' && isPlain && listNames.has(path)
  if (isList && op === 'add')
    return { ...resource, [path]: joined(asList(resource[path]), asList(value), path === 'members') }
  if (isList) return { ...resource, [path]: asList(value) }
  // Nothing to remove is no error.
  if (op === 'remove' && !isPlain && resource[path.slice(0, path.indexOf('['))] === undefined) return resource
  try {
    const operation = (op === 'remove' ? { op, path } : { op, path, value }) as scim.ScimPatchOperation
    return scim.scimPatch(resource as never, [operation], { mutateDocument: true, treatMissingAsAdd: true })
  } catch (error) {
    if (error instanceof scim.NoTarget) throw new ScimError(400, `${path} finds nothing.`, 'noTarget')
    if (error instanceof scim.ScimError || error instanceof TypeError)
      throw new ScimError(400, `${path} can’t be applied: ${error.message}`, 'invalidPath')
    throw error
  }
}

const listNames: ReadonlySet<string> = new Set([
  ...['emails', 'phoneNumbers', 'ims', 'photos', 'addresses', 'entitlements', 'roles', 'members'],
])

const asList = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

const idOf = (value: unknown): unknown => (isObject(value) ? entryOf(value, 'value') : value)

/**
 * New values after the existing ones. One with the same value and kind replaces it; members have one kind only.
 */
function joined(existing: readonly unknown[], added: readonly unknown[], areMembers: boolean): unknown[] {
  const keyOf = (one: unknown) =>
    JSON.stringify([idOf(one) ?? one, isObject(one) && !areMembers ? one.type : ''])
  const keys = new Set(added.map(keyOf))
  const hasPrimary = added.some((one) => isObject(one) && one.primary === true)
  const kept = existing.filter((one) => !keys.has(keyOf(one)))
  return [...kept.map((one) => (hasPrimary && isObject(one) ? { ...one, primary: false } : one)), ...added]
}

function without(existing: readonly unknown[], removed: unknown): unknown[] {
  const ids = new Set(asList(removed).map(idOf))
  return existing.filter((one) => !ids.has(idOf(one)))
}
