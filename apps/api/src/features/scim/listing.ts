import type { SQL } from 'drizzle-orm'
import { findPath } from './attributePath'
import type { ResourceSchema } from './attributes'
import { type Fields, filterToSql } from './filterToSql'
import { entryOf, isObject, type Json } from './readResource'
import { ScimError } from './ScimError'

export const listSchema = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'
export const searchSchema = 'urn:ietf:params:scim:api:messages:2.0:SearchRequest'

/** Most resources in one answer. */
export const mostResults = 200
const usualResults = 100

/** A request for a page. */
export interface Listing {
  readonly where: SQL | undefined
  readonly sortedBy: SQL | undefined
  readonly isDescending: boolean
  readonly startIndex: number
  readonly count: number
}

/** @throws ScimError if a parameter can't be understood */
export function listingOf(fields: Fields, query: URLSearchParams): Listing {
  const filter = query.get('filter')
  const sortBy = query.get('sortBy')
  return {
    where: filter ? filterToSql(fields, filter) : undefined,
    sortedBy: sortBy ? sortColumn(fields, sortBy) : undefined,
    isDescending: query.get('sortOrder')?.toLowerCase() === 'descending',
    startIndex: Math.max(1, numberOf(query, 'startIndex') ?? 1),
    count: Math.min(mostResults, Math.max(0, numberOf(query, 'count') ?? usualResults)),
  }
}

/** The parameters of a search that was sent as a body. */
export function searchOf(body: unknown): URLSearchParams {
  const names = ['filter', 'sortBy', 'sortOrder', 'startIndex', 'count', 'attributes', 'excludedAttributes']
  const given = isObject(body) ? body : {}
  return new URLSearchParams(
    names.flatMap((name) => {
      const value = entryOf(given, name)
      return value === undefined || value === null ? [] : [[name, String(value)]]
    }),
  )
}

export const listAnswer = (resources: readonly Json[], totalResults: number, startIndex: number): Json => ({
  schemas: [listSchema],
  totalResults,
  itemsPerPage: resources.length,
  startIndex,
  Resources: resources,
})

function numberOf(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)
  if (text === null || text === '') return undefined
  if (!/^-?\d{1,9}$/.test(text)) throw new ScimError(400, `${name} must be a whole number.`, 'invalidValue')
  return Number(text)
}

function sortColumn(fields: Fields, path: string): SQL {
  const lower = path.toLowerCase()
  const core = `${fields.core.toLowerCase()}:`
  const field = fields.field(lower.startsWith(core) ? lower.slice(core.length) : lower)
  if (!field) throw new ScimError(400, `Resources can’t be sorted by ${path}.`, 'invalidPath')
  return field.column
}

/**
 * Leaves out what the client doesn't want (RFC 7644, 3.9). `schemas` and `id` are always there.
 *
 * @throws ScimError if both lists are given
 */
export function project(schema: ResourceSchema, resource: Json, query: URLSearchParams): Json {
  const wanted = namesIn(query.get('attributes'))
  const excluded = namesIn(query.get('excludedAttributes'))
  if (wanted.length > 0 && excluded.length > 0)
    throw new ScimError(400, 'attributes and excludedAttributes exclude each other.', 'invalidValue')
  if (wanted.length > 0) return picked(schema, resource, wanted)
  return excluded.length > 0 ? omitted(schema, resource, excluded) : resource
}

const always = ['schemas', 'id']

function picked(schema: ResourceSchema, resource: Json, wanted: readonly string[]): Json {
  let result: Json = Object.fromEntries(Object.entries(resource).filter(([key]) => always.includes(key)))
  for (const name of wanted) {
    const keys = keysOf(schema, name)
    if (!keys) continue
    const [key = '', ...more] = keys
    const value = entryOf(resource, key)
    if (value === undefined) continue
    result = { ...result, [key]: merged(result[key], pick(value, more)) }
  }
  return result
}

function pick(value: unknown, keys: readonly string[]): unknown {
  const [key, ...more] = keys
  if (key === undefined) return value
  if (Array.isArray(value)) return value.map((one) => pick(one, keys))
  if (!isObject(value) || value[key] === undefined) return {}
  return { [key]: pick(value[key], more) }
}

/** `name.givenName` and `name.familyName` together. */
function merged(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return one.map((part, n) => merged(part, other[n]))
  if (!isObject(one) || !isObject(other)) return other
  const both = Object.entries(other).map(([key, value]) => [key, merged(one[key], value)])
  return { ...one, ...Object.fromEntries(both) }
}

function omitted(schema: ResourceSchema, resource: Json, excluded: readonly string[]): Json {
  return excluded.reduce((rest, name) => {
    const keys = keysOf(schema, name)
    return keys && !always.includes(keys[0] ?? '') ? omit(rest, keys) : rest
  }, resource)
}

function omit(object: Json, [key = '', ...more]: readonly string[]): Json {
  const { [key]: value, ...rest } = object
  if (more.length === 0 || value === undefined) return rest
  const inner = Array.isArray(value)
    ? value.map((one) => (isObject(one) ? omit(one, more) : one))
    : isObject(value)
      ? omit(value, more)
      : value
  return { ...rest, [key]: inner }
}

/** The keys to an attribute, whole extensions and `meta` included; undefined: it doesn't exist. */
function keysOf(schema: ResourceSchema, name: string): readonly string[] | undefined {
  const lower = name.toLowerCase()
  if (['id', 'schemas'].includes(lower)) return [lower]
  if (lower === 'meta' || lower.startsWith('meta.')) {
    const parts = ['resourceType', 'created', 'lastModified', 'location', 'version']
    const sub = parts.find((part) => lower === `meta.${part.toLowerCase()}`)
    return sub ? ['meta', sub] : ['meta']
  }
  const urn = Object.keys(schema.extensions).find((one) => one.toLowerCase() === lower)
  if (urn) return [urn]
  const found = findPath(schema, name)
  if (!found) return undefined
  const { extension, attribute, sub } = found
  return [...(extension ? [extension] : []), attribute.name, ...(sub ? [sub.name] : [])]
}

const namesIn = (text: string | null): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
