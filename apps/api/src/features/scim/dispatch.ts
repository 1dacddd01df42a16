import { groups, users } from './attributes'
import { createGroup, deleteGroup, getGroup, patchGroup, replaceGroup } from './groupRequests'
import { listGroups } from './listGroups'
import { project } from './listing'
import { listUsers } from './listUsers'
import type { Json } from './readResource'
import type { ScimAnswer, ScimCall } from './ScimCall'
import { ScimError } from './ScimError'
import { createUser, deleteUser, getUser, patchUser, replaceUser } from './userRequests'

type Respond = (call: ScimCall) => Promise<ScimAnswer>

interface Resources {
  readonly list: (call: ScimCall) => Promise<Json>
  readonly ofAll: Readonly<Record<string, Respond>>
  readonly ofOne: Readonly<Record<string, Respond>>
  readonly project: (resource: Json, query: URLSearchParams) => Json
}

export const resourceKinds: Readonly<Record<string, Resources>> = {
  Users: {
    list: listUsers,
    ofAll: { POST: createUser },
    ofOne: { GET: getUser, PUT: replaceUser, PATCH: patchUser, DELETE: deleteUser },
    project: (resource, query) => project(users, resource, query),
  },
  Groups: {
    list: listGroups,
    ofAll: { POST: createGroup },
    ofOne: { GET: getGroup, PUT: replaceGroup, PATCH: patchGroup, DELETE: deleteGroup },
    project: (resource, query) => project(groups, resource, query),
  },
}

/**
 * Answers a request for one resource, or for a new one.
 *
 * @throws ScimError
 */
export async function respond(method: string, kind: string, call: ScimCall): Promise<ScimAnswer> {
  const resources = resourceKinds[kind]
  if (!resources) throw new ScimError(404, `There is no resource type “${kind}”.`)
  const { ofAll, ofOne, project } = resources
  const handle = (call.id === '' ? ofAll : ofOne)[method]
  if (!handle) throw new ScimError(405, `${method} isn’t possible here.`)
  const answer = await handle(call)
  return answer.resource && answer.status !== 304
    ? { ...answer, resource: project(answer.resource, call.query) }
    : answer
}
