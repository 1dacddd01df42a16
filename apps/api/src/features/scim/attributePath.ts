import type { Attribute, ResourceSchema } from './attributes'

/** A path in the schema's spelling. */
export interface AttributePath {
  /** The extension's URN; undefined: a core attribute. */
  readonly extension: string | undefined
  readonly attribute: Attribute
  readonly sub: Attribute | undefined
}

/**
 * Finds `name`, `name.sub`, `urn:…:name` or `urn:…:name.sub` in any case; undefined: the schema has no such attribute.
 * `id`, `schemas` and `meta` belong to no schema.
 */
export function findPath(schema: ResourceSchema, path: string): AttributePath | undefined {
  const urns = [schema.core, ...Object.keys(schema.extensions)]
  const urn = urns.find((one) => path.toLowerCase().startsWith(`${one.toLowerCase()}:`))
  const extension = urn === schema.core ? undefined : urn
  const attributes = extension ? (schema.extensions[extension] ?? []) : schema.attributes
  const [name, subName, ...more] = (urn ? path.slice(urn.length + 1) : path).split('.')
  const attribute = named(attributes, name)
  if (!attribute || more.length > 0) return undefined
  if (subName === undefined) return { extension, attribute, sub: undefined }
  const sub = named(attribute.subAttributes ?? [], subName)
  return sub && { extension, attribute, sub }
}

/** The path as clients write it. */
export const writtenPath = ({ extension, attribute, sub }: AttributePath): string =>
  `${extension ? `${extension}:` : ''}${attribute.name}${sub ? `.${sub.name}` : ''}`

const named = (attributes: readonly Attribute[], name = ''): Attribute | undefined =>
  attributes.find((one) => one.name.toLowerCase() === name.toLowerCase())
