import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64url } from 'jose'
import { enterpriseSchema, ownUserSchema, userSchema } from './attributes'
import type { FoundPerson, GroupOfPerson } from './findPeople'
import type { Json } from './readResource'

export const basePath = '/scim/v2'

/** A person as a SCIM resource with its ETag. */
export function userResource(
  { person, state, reason }: FoundPerson,
  groups: readonly GroupOfPerson[],
  publicOrigin: string,
): Json {
  const { id, userName, externalId, active, attributes, createdAt, updatedAt, version } = person
  const base = `${publicOrigin}${basePath}`
  const own = groups
    .filter(({ personId }) => personId === id)
    .map(({ id: value, name }) => ({
      value,
      $ref: `${base}/Groups/${value}`,
      display: name,
      type: 'direct',
    }))
  const resource = {
    schemas: [userSchema, ...(attributes[enterpriseSchema] ? [enterpriseSchema] : []), ownUserSchema],
    id,
    ...(externalId && { externalId }),
    userName,
    ...attributes,
    active,
    ...(own.length > 0 && { groups: own }),
    [ownUserSchema]: { state, ...(state === 'waiting' && { reason }) },
  }
  return withMeta(resource, {
    resourceType: 'User',
    created: createdAt,
    lastModified: updatedAt,
    location: `${base}/Users/${id}`,
    counter: version,
  })
}

interface Meta {
  readonly resourceType: string
  readonly created: Date
  readonly lastModified: Date
  readonly location: string
  readonly counter: number
}

/** The version covers everything that the client sees, also what people changed in the company. */
export function withMeta(resource: Json, { created, lastModified, counter, ...meta }: Meta): Json {
  const hash = base64url.encode(sha256(utf8ToBytes(JSON.stringify([resource, counter])))).slice(0, 22)
  return {
    ...resource,
    meta: {
      ...meta,
      created: created.toISOString(),
      lastModified: lastModified.toISOString(),
      version: `W/"${hash}"`,
    },
  }
}
