import { permissions } from '@atrium/contracts/wire/permissions'
import * as v from 'valibot'
import type { GroupValues } from './groupValues'

const values = v.object({
  groupName: v.string(),
  permissions: v.array(v.picklist(permissions)),
  departmentIds: v.array(v.string()),
  members: v.array(
    v.object({
      userId: v.string(),
      realName: v.string(),
      phone: v.string(),
      picture: v.nullable(v.string()),
      department: v.string(),
    }),
  ),
})

/** The typed values, and the values they started from. */
export interface GroupDraft {
  readonly version: number
  readonly base: GroupValues
  readonly values: GroupValues
}

export const groupDraft: v.GenericSchema<unknown, GroupDraft> = v.object({
  version: v.number(),
  base: values,
  values,
})
