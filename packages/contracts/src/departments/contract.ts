import * as v from 'valibot'
import { contract, flag, id, page, text, timestamp, wholeNumber } from '../wire/contract'

export const departmentNameLength = 30
export const memberNameLength = 10
export const searchLength = 30
export const deepestLevel = 6

export const department = v.object({
  enterpriseDepartmentId: id,
  departmentName: v.string(),
  /** Null for the top department, and for the tops of what a sub-administrator sees. */
  parentId: v.nullable(id),
  /** 1 for the top department, at most 6. */
  level: v.number(),
  /** True where the person may rename and delete; adding below is open wherever the level allows. */
  isManageable: v.boolean(),
  /** Of it and those below. */
  memberCount: v.number(),
})

/** At most this many members are deleted or moved at once. */
export const mostMembers = 1000

/** Those without a licence, and those who administer the company or a part of it. */
export const memberKind = v.picklist(['unlicensed', 'administrators'])

export const departmentsContract = contract({
  listDepartments: {
    method: 'GET',
    path: '/api/Enterprise/GetDepartmentList',
    query: v.object({ enterpriseId: id, name: v.optional(text(searchLength)) }),
    response: v.array(department),
  },
  listMembers: {
    method: 'GET',
    path: '/api/Enterprise/GetEnterpriseUserList',
    query: v.object({
      enterPriseId: id,
      enterpriseDepartmentId: v.optional(id),
      pageIndex: wholeNumber(0, 1_000_000),
      pageSize: wholeNumber(1, 1000),
      searchCondition: v.optional(text(searchLength)),
      isOrderDesc: v.optional(flag, true),
      kind: v.optional(memberKind),
    }),
    response: v.object({
      /** How many of each the department has, whatever is searched for. */
      counts: v.object({ unlicensed: v.number(), administrators: v.number() }),
      ...page(
        v.object({
          userId: id,
          realName: v.string(),
          phone: v.string(),
          /** Whole address of the member's picture; null: none. */
          picture: v.nullable(v.string()),
          /** Full path, for example `总公司/设计部/结构一室`. */
          department: v.string(),
          enterpriseDepartmentId: id,
          addedAt: timestamp,
          isAdministrator: v.boolean(),
          /** Licences that the member holds. */
          hasGrantCount: v.number(),
        }),
      ).entries,
    }),
  },
})
