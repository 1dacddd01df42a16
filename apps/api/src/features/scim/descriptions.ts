import {
  type Attribute,
  enterpriseAttributes,
  enterpriseSchema,
  groupAttributes,
  groupSchema,
  ownGroupAttributes,
  ownGroupSchema,
  ownUserAttributes,
  ownUserSchema,
  userAttributes,
  userSchema,
} from './attributes'
import { listAnswer, mostResults } from './listing'
import type { Json } from './readResource'
import { missing } from './ScimError'
import { basePath } from './userResource'

/** Largest body of a request, in bytes. */
export const mostBytes = 1024 * 1024
/** Most operations of a bulk. */
export const mostBulk = 1000

const prefix = 'urn:ietf:params:scim:schemas:core:2.0'

/** Answers the paths that describe the service (RFC 7643, 5 to 7); undefined: the path is none of them. */
export function described(path: string, publicOrigin: string): Json | undefined {
  const base = `${publicOrigin}${basePath}`
  if (path === '/ServiceProviderConfig') return serviceProviderConfig(base)
  for (const [name, resources] of Object.entries({ Schemas: schemas(base), ResourceTypes: types(base) })) {
    if (path === `/${name}`) return listAnswer(resources, resources.length, 1)
    if (!path.startsWith(`/${name}/`)) continue
    const id = decodeURIComponent(path.slice(name.length + 2))
    const found = resources.find((one) => String(one.id).toLowerCase() === id.toLowerCase())
    if (!found) throw missing(name, id)
    return found
  }
  return undefined
}

const serviceProviderConfig = (base: string): Json => ({
  schemas: [`${prefix}:ServiceProviderConfig`],
  documentationUri: `${base.replace(basePath, '')}/openapi.json`,
  patch: { supported: true },
  bulk: { supported: true, maxOperations: mostBulk, maxPayloadSize: mostBytes },
  filter: { supported: true, maxResults: mostResults },
  changePassword: { supported: false },
  sort: { supported: true },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Token of the directory',
      description: 'A token that the company’s super administrator issues in the company’s settings',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
})

function schemas(base: string): readonly Json[] {
  const schema = (id: string, name: string, description: string, attributes: readonly Attribute[]) => ({
    schemas: [`${prefix}:Schema`],
    id,
    name,
    description,
    attributes,
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
  })
  return [
    schema(userSchema, 'User', 'A person of the directory', userAttributes),
    schema(enterpriseSchema, 'EnterpriseUser', 'A person’s place in the company', enterpriseAttributes),
    schema(ownUserSchema, 'AtriumUser', 'What the person is in the company', ownUserAttributes),
    schema(groupSchema, 'Group', 'A department or permission group', groupAttributes),
    schema(ownGroupSchema, 'AtriumGroup', 'What the group is', ownGroupAttributes),
  ]
}

function types(base: string): readonly Json[] {
  const type = (id: string, description: string, schema: string, extensions: readonly string[]) => ({
    schemas: [`${prefix}:ResourceType`],
    id,
    name: id,
    endpoint: `/${id}s`,
    description,
    schema,
    schemaExtensions: extensions.map((one) => ({ schema: one, required: false })),
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${id}` },
  })
  return [
    type('User', 'People of the directory', userSchema, [enterpriseSchema, ownUserSchema]),
    type('Group', 'Departments and permission groups', groupSchema, [ownGroupSchema]),
  ]
}
