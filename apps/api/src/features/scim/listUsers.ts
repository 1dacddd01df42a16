import { users } from './attributes'
import { countPeople, findPeople, groupsOf } from './findPeople'
import { listAnswer, listingOf, project } from './listing'
import type { Json } from './readResource'
import type { ScimCall } from './ScimCall'
import { userFields } from './userFields'
import { userResource } from './userResource'

export async function listUsers({ ports, directory, now, query }: ScimCall): Promise<Json> {
  const db = ports.database.connection
  const { startIndex, count, ...page } = listingOf(userFields, query)
  const total = await countPeople(db, directory, page.where)
  const found =
    count === 0 || startIndex > total
      ? []
      : await findPeople(db, directory, now, { ...page, limit: count, offset: startIndex - 1 })
  const groups = await groupsOf(db, directory, found)
  const { publicOrigin } = ports.settings
  const resources = found.map((one) => project(users, userResource(one, groups, publicOrigin), query))
  return listAnswer(resources, total, startIndex)
}
