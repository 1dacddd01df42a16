import { groups } from './attributes'
import { countGroups, findGroups, groupResource, membersOf } from './findGroups'
import { groupFields } from './groupFields'
import { listAnswer, listingOf, project } from './listing'
import type { Json } from './readResource'
import type { ScimCall } from './ScimCall'

export async function listGroups({ ports, directory, query }: ScimCall): Promise<Json> {
  const db = ports.database.connection
  const { startIndex, count, ...page } = listingOf(groupFields(directory), query)
  const total = await countGroups(db, directory, page.where)
  const found =
    count === 0 || startIndex > total
      ? []
      : await findGroups(db, directory, { ...page, limit: count, offset: startIndex - 1 })
  const members = await membersOf(
    db,
    directory,
    found.map(({ id }) => id),
  )
  const { publicOrigin } = ports.settings
  const resources = found.map((one) => project(groups, groupResource(one, members, publicOrigin), query))
  return listAnswer(resources, total, startIndex)
}
