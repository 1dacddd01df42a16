import * as v from 'valibot'
import { filled } from '../shared/form/filled'
import { mostDepartmentsOfGroup, mostMembersOfGroup } from './contract'
import { groupShape } from './groupDraft'
import type { administratorsMessages } from './messages'

/** What a group must hold before it can be saved. */
export const groupSchema = (texts: (typeof administratorsMessages)['texts']['zh-CN']) =>
  v.object({
    groupName: filled(texts.nameRequired),
    permissions: v.pipe(groupShape.permissions, v.minLength(1, texts.permissionsRequired)),
    departmentIds: v.pipe(
      groupShape.departmentIds,
      v.minLength(1, texts.departmentsRequired),
      v.maxLength(mostDepartmentsOfGroup, texts.tooManyDepartments(mostDepartmentsOfGroup)),
    ),
    members: v.pipe(
      groupShape.members,
      v.maxLength(mostMembersOfGroup, texts.tooManyMembers(mostMembersOfGroup)),
    ),
  })
