import * as v from 'valibot'
import { contract, flag, id, page, text, timestamp, wholeNumber } from '../wire/contract'

export const departmentNameLength = 30
export const memberNameLength = 10
export const searchLength = 30
export const deepestLevel = 6

export const department = v.object({
  enterpriseDepartmentId: id,
  departmentName: v.string(),
  /** Null for the top department, and for the topmost departments of a sub-administrator. */
  parentId: v.nullable(id),
  /** 1 for the top department, at most 6. */
  level: v.number(),
  /** Whether the person may rename and delete it. Adding below is allowed wherever the level permits. */
  isManageable: v.boolean(),
  /** Including the departments below. */
  memberCount: v.number(),
})

/** Most members that one call deletes or moves. */
export const mostMembers = 1000

/** Filters for members without a licence, and for administrators. */
export const memberKind = v.picklist(['unlicensed', 'administrators'])

export const departmentsContract = contract({
  listDepartments: {
    method: 'GET',
    path: '/api/Enterprise/GetDepartmentList',
    query: v.object({ enterpriseId: id, name: v.optional(text(searchLength)) }),
    response: v.array(department),
  },
  /** The departments whose members' licences the person may change. */
  listLicenceDepartments: {
    method: 'GET',
    path: '/api/Enterprise/GetLicenceDepartments',
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
      /** Totals of the department, independent of the search. */
      counts: v.object({ unlicensed: v.number(), administrators: v.number() }),
      ...page(
        v.object({
          userId: id,
          realName: v.string(),
          phone: v.string(),
          /** Full address of the picture; null: none. */
          picture: v.nullable(v.string()),
          /** Full path, for example `总公司/设计部/结构一室`. */
          department: v.string(),
          enterpriseDepartmentId: id,
          addedAt: timestamp,
          isAdministrator: v.boolean(),
          /** Number of licences that the member holds. */
          hasGrantCount: v.number(),
        }),
      ).entries,
    }),
  },
})
