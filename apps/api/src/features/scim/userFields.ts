import { type SQL, sql } from 'drizzle-orm'
import { directoryPeople } from '../directories/tables'
import { findPath } from './attributePath'
import { enterpriseSchema, userSchema, users } from './attributes'
import type { Field, Fields, Several } from './filterToSql'

const own: Readonly<Record<string, Field>> = {
  id: { kind: 'exact', column: sql`${directoryPeople.id}` },
  externalid: { kind: 'exact', column: sql`${directoryPeople.externalId}` },
  active: { kind: 'boolean', column: sql`${directoryPeople.active}` },
  'meta.created': { kind: 'moment', column: sql`${directoryPeople.createdAt}` },
  'meta.lastmodified': { kind: 'moment', column: sql`${directoryPeople.updatedAt}` },
  // Stored in lower case, with an index.
  username: { kind: 'key', column: sql`${directoryPeople.userKey}` },
}

/** What people can be filtered and sorted by: all that a directory says about them. */
export const userFields: Fields = {
  core: userSchema,
  field(path) {
    if (Object.hasOwn(own, path)) return own[path]
    const found = findPath(users, path)
    if (
      !found ||
      found.attribute.multiValued ||
      found.attribute.returned === 'never' ||
      !isStored(found.extension)
    )
      return undefined
    const { extension, attribute, sub } = found
    if (attribute.type === 'complex' && !sub) return undefined
    const keys = [...(extension ? [extension] : []), attribute.name, ...(sub ? [sub.name] : [])]
    return { kind: 'text', column: textAt(sql`${directoryPeople.attributes}`, keys) }
  },
  several(name): Several | undefined {
    const found = findPath(users, name)
    if (!found?.attribute.multiValued || found.extension || found.attribute.mutability === 'readOnly')
      return undefined
    const { attribute } = found
    const list = sql`${directoryPeople.attributes} -> ${attribute.name}::text`
    return {
      exists: (condition) => sql`exists (
        select 1 from jsonb_array_elements(case jsonb_typeof(${list}) when 'array' then ${list} else '[]'::jsonb end) as one
        where ${condition})`,
      part(sub) {
        const part = attribute.subAttributes?.find(({ name: one }) => one.toLowerCase() === sub)
        if (!part) return undefined
        const text = sql`one.value ->> ${part.name}::text`
        return part.type === 'boolean'
          ? { kind: 'boolean', column: sql`coalesce((${text})::boolean, false)` }
          : { kind: 'text', column: sql`(${text})` }
      },
    }
  },
}

const isStored = (extension: string | undefined) => extension === undefined || extension === enterpriseSchema

const textAt = (column: SQL, keys: readonly string[]): SQL =>
  sql`(${column} #>> array[${sql.join(
    keys.map((key) => sql`${key}::text`),
    sql`, `,
  )}])`
