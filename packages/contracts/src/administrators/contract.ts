import * as v from 'valibot'
import { contract, id, page, pageQuery, text, timestamp, wholeNumber } from '../wire/contract'
import { permissions } from '../wire/permissions'

export const groupNameLength = 30
export const searchLength = 30
export const mostGroups = 100
export const mostDepartmentsOfGroup = 500
export const mostMembersOfGroup = 200

const held = v.picklist(permissions)

const manyOf = <const S extends v.GenericSchema<string>>(item: S, least: number, most: number) =>
  v.pipe(
    v.array(item),
    v.minLength(least),
    v.maxLength(most),
    v.check((values) => new Set(values).size === values.length, 'must name each once'),
  )

/** A member of the company, as lists and pickers show them. */
const member = v.object({
  userId: id,
  realName: v.string(),
  phone: v.string(),
  /** Full address of the picture; null: none. */
  picture: v.nullable(v.string()),
  /** Full path, for example `总公司/设计部/结构一室`. */
  department: v.string(),
})

/** The fields that a group's form sends. */
const saved = {
  groupName: text(groupNameLength, 1),
  permissions: manyOf(
    v.pipe(
      held,
      v.check((value) => value !== 'administrators', 'can’t be held by a group'),
    ),
    1,
    permissions.length,
  ),
  departmentIds: manyOf(id, 1, mostDepartmentsOfGroup),
  userIds: manyOf(id, 0, mostMembersOfGroup),
}

export const administratorsContract = contract({
  listGroups: {
    method: 'GET',
    path: '/api/Enterprise/GetAdminGroupList',
    query: v.object({ enterPriseId: id }),
    response: v.array(
      v.object({
        groupId: id,
        groupName: v.string(),
        permissions: v.array(held),
        /** The first few names, from the top of the company down. */
        departmentNames: v.array(v.string()),
        departmentCount: v.number(),
        /** The first few names. */
        memberNames: v.array(v.string()),
        memberCount: v.number(),
        createdAt: timestamp,
      }),
    ),
  },
  getGroup: {
    method: 'GET',
    path: '/api/Enterprise/GetAdminGroup',
    query: v.object({ enterPriseId: id, groupId: id }),
    response: v.object({
      groupId: id,
      groupName: v.string(),
      permissions: v.array(held),
      departmentIds: v.array(id),
      members: v.array(member),
      /** Incremented with each change; must be sent when saving. */
      version: v.number(),
      updatedAt: timestamp,
      /** Name of the last editor; empty if there is none. */
      updatedBy: v.string(),
    }),
  },
  addGroup: {
    method: 'POST',
    path: '/api/Enterprise/AddAdminGroup',
    idempotent: true,
    body: v.object({ enterPriseId: id, ...saved }),
    response: v.object({ groupId: id }),
  },
  editGroup: {
    method: 'PATCH',
    path: '/api/Enterprise/EditAdminGroup',
    body: v.object({ enterPriseId: id, groupId: id, version: wholeNumber(1, 2_000_000_000), ...saved }),
    response: v.literal(true),
  },
  previewDeleteGroup: {
    method: 'GET',
    path: '/api/Enterprise/PreDeleteAdminGroup',
    query: v.object({ enterPriseId: id, groupId: id }),
    response: v.object({
      groupName: v.string(),
      permissions: v.array(held),
      members: v.array(
        v.object({
          ...member.entries,
          /** False: this is the person's only group, so they become an ordinary member. */
          staysAdministrator: v.boolean(),
        }),
      ),
    }),
  },
  deleteGroup: {
    method: 'DELETE',
    path: '/api/Enterprise/DeleteAdminGroup',
    query: v.object({ enterPriseId: id, groupId: id }),
    response: v.literal(true),
  },
  listScopeDepartments: {
    method: 'GET',
    path: '/api/Enterprise/GetAdminGroupDepartmentList',
    query: v.object({ enterPriseId: id }),
    response: v.array(
      v.object({
        enterpriseDepartmentId: id,
        departmentName: v.string(),
        /** Null for the top department. */
        parentId: v.nullable(id),
        level: v.number(),
      }),
    ),
  },
  listCandidates: {
    method: 'GET',
    path: '/api/Enterprise/GetAdminCandidateList',
    query: v.object({
      enterPriseId: id,
      ...pageQuery(100),
      searchCondition: v.optional(text(searchLength)),
    }),
    response: page(member),
  },
  listAdministrators: {
    method: 'GET',
    path: '/api/Enterprise/GetAdministratorList',
    query: v.object({
      enterPriseId: id,
      ...pageQuery(100),
      searchCondition: v.optional(text(searchLength)),
    }),
    response: page(
      v.object({
        ...member.entries,
        userRole: v.picklist(['superAdministrator', 'administrator']),
        groups: v.array(v.object({ groupId: id, groupName: v.string() })),
        /** The first few departments that they manage; empty for the super administrator. */
        departmentNames: v.array(v.string()),
        departmentCount: v.number(),
      }),
    ),
  },
  removeAdministrator: {
    method: 'DELETE',
    path: '/api/Enterprise/DeleteAdministrator',
    query: v.object({ enterPriseId: id, userId: id }),
    response: v.literal(true),
  },
})

/** Error codes of calls about administrators. */
export const administratorsErrors = {
  nameTaken: 52551,
  changedMeanwhile: 52552,
  tooManyGroups: 52553,
  holdsEverything: 52554,
  departmentGone: 52555,
  memberGone: 52556,
  isSuperAdministrator: 52557,
} as const
