import { type SQL, sql } from 'drizzle-orm'
import type { Directory } from '../directories'
import { directoryPeople } from '../directories/tables'
import { memberships, permissionGroupMembers } from '../organisation/tables'
import { groupSchema, ownGroupSchema } from './attributes'
import type { Field, Fields } from './filterToSql'
import { membershipOf } from './findGroups'

const named = (name: string) => sql.raw(`"found_groups"."${name}"`)

export const isGroup = (id: string): SQL => sql`${named('group_id')} = ${id}`

const fields: Readonly<Record<string, Field>> = {
  id: { kind: 'exact', column: named('group_id') },
  externalid: { kind: 'exact', column: named('group_external_id') },
  displayname: { kind: 'text', column: named('group_name') },
  'meta.created': { kind: 'moment', column: named('group_created') },
  'meta.lastmodified': { kind: 'moment', column: named('group_updated') },
  [`${ownGroupSchema.toLowerCase()}:kind`]: { kind: 'text', column: named('group_kind') },
  [`${ownGroupSchema.toLowerCase()}:parent`]: { kind: 'exact', column: named('group_parent') },
}

/** What groups can be filtered and sorted by. `members.value` finds the groups of a person. */
export const groupFields = ({ companyId, directoryId }: Directory): Fields => ({
  core: groupSchema,
  field: (path) => (Object.hasOwn(fields, path) ? fields[path] : undefined),
  several: (name) =>
    name !== 'members'
      ? undefined
      : {
          exists: (condition) => sql`exists (
            select 1 from ${directoryPeople}
              left join ${memberships} on ${membershipOf}
            where ${directoryPeople.companyId} = ${companyId} and ${directoryPeople.directoryId} = ${directoryId}
              and (${named('group_id')} = 'd.' || coalesce(${memberships.departmentId}, ${directoryPeople.departmentId})
                or exists (select 1 from ${permissionGroupMembers}
                  where ${permissionGroupMembers.companyId} = ${companyId}
                    and ${permissionGroupMembers.userId} = ${memberships.userId}
                    and ${named('group_id')} = 'p.' || ${permissionGroupMembers.groupId}))
              and ${condition})`,
          part: (sub) =>
            sub === 'value' ? { kind: 'exact', column: sql`${directoryPeople.id}` } : undefined,
        },
})
