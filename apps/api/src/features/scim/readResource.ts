import type { Attribute, ResourceSchema } from './attributes'
import { invalidValue, ScimError } from './ScimError'

export type Json = Readonly<Record<string, unknown>>

/** Longest text of one attribute, and most values of a multi-valued one except members. */
const longest = 1000
const mostValues = 100
const mostMembers = 20_000

/**
 * A client's resource with the schema's spelling and types: names are matched in any case, unassigned and unknown
 * attributes and those that only the service writes are left out.
 *
 * @throws ScimError if a value has the wrong type or a required one is missing
 */
export function readResource(schema: ResourceSchema, given: unknown): Json {
  if (!isObject(given)) throw new ScimError(400, 'The body must be a JSON object.', 'invalidSyntax')
  // Some clients put the core attributes below their schema, like those of extensions.
  const nested = entryOf(given, schema.core)
  const core = readComplex(schema.attributes, isObject(nested) ? { ...given, ...nested } : given, '')
  const missing = schema.attributes.find(({ name, required }) => required && core[name] === undefined)
  if (missing) throw invalidValue(`${missing.name} is required.`)
  const extensions = Object.entries(schema.extensions).flatMap(([urn, attributes]) => {
    const extension = entryOf(given, urn)
    if (extension === undefined || extension === null) return []
    if (!isObject(extension)) throw invalidValue(`${urn} must be an object.`)
    const read = readComplex(attributes, extension, `${urn}:`)
    return Object.keys(read).length > 0 ? [[urn, read] as const] : []
  })
  return { ...core, ...Object.fromEntries(extensions) }
}

/** @throws ScimError unless the client states the schema */
export function requireSchema(body: unknown, schema: string): void {
  const stated = isObject(body) ? entryOf(body, 'schemas') : undefined
  const isStated =
    Array.isArray(stated) && stated.some((one) => String(one).toLowerCase() === schema.toLowerCase())
  if (!isStated) throw new ScimError(400, `schemas must contain ${schema}.`, 'invalidSyntax')
}

function readComplex(attributes: readonly Attribute[], given: Json, above: string): Json {
  return Object.fromEntries(
    attributes
      .filter(({ mutability }) => mutability !== 'readOnly' && mutability !== 'writeOnly')
      .map((attribute) => [attribute.name, readValue(attribute, entryOf(given, attribute.name), above)])
      .filter(([, value]) => value !== undefined),
  )
}

function readValue(attribute: Attribute, given: unknown, above: string): unknown {
  if (given === undefined || given === null) return undefined
  if (!attribute.multiValued) return readOne(attribute, given, above)
  const values = (Array.isArray(given) ? given : [given]).flatMap((one) =>
    one === null || one === '' ? [] : [readOne(attribute, one, above)],
  )
  const most = attribute.name === 'members' ? mostMembers : mostValues
  if (values.length > most) throw invalidValue(`${above}${attribute.name} has more than ${most} values.`)
  return values.length > 0 ? values : undefined
}

function readOne(attribute: Attribute, given: unknown, above: string): unknown {
  const path = `${above}${attribute.name}`
  switch (attribute.type) {
    case 'boolean':
      return readBoolean(given, path)
    case 'complex': {
      const { subAttributes = [], multiValued } = attribute
      // A client may send the value alone: a member’s id, a manager’s id.
      const isAlone = typeof given === 'string' && subAttributes.some(({ name }) => name === 'value')
      const object = isAlone ? { value: given } : given
      if (!isObject(object)) throw invalidValue(`${path} must be an object.`)
      const read = readComplex(subAttributes, object, `${path}.`)
      if (Object.keys(read).length === 0 && !multiValued) return undefined
      return read
    }
    default:
      return readText(given, path)
  }
}

/** Entra sends booleans as text. */
function readBoolean(given: unknown, path: string): boolean {
  const text = typeof given === 'string' ? given.toLowerCase() : given
  if (text === true || text === 'true') return true
  if (text === false || text === 'false') return false
  throw invalidValue(`${path} must be true or false.`)
}

function readText(given: unknown, path: string): string | undefined {
  if (typeof given !== 'string' && typeof given !== 'number') throw invalidValue(`${path} must be a string.`)
  const text = String(given).trim()
  if (text.length > longest) throw invalidValue(`${path} has more than ${longest} characters.`)
  // PostgreSQL stores no zero bytes.
  if (text.includes('\0')) throw invalidValue(`${path} contains a character that can’t be stored.`)
  return text === '' ? undefined : text
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value of a key in any case; the exact one first. */
export function entryOf(object: Json, name: string): unknown {
  if (Object.hasOwn(object, name)) return object[name]
  const key = Object.keys(object).find((one) => one.toLowerCase() === name.toLowerCase())
  return key === undefined ? undefined : object[key]
}
