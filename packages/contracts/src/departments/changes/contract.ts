import * as v from 'valibot'
import { companyNameLength } from '../../shared/company/contract'
import { impact, precheck } from '../../shared/impact/contract'
import { contract, id, mobile, text, timestamp, wholeNumber } from '../../wire/contract'
import { department, departmentNameLength, memberNameLength, mostMembers } from '../contract'

const preview = { effect: 'reads' } as const

const manyUserIds = v.pipe(v.array(id), v.minLength(1), v.maxLength(mostMembers))

/** How many members a product's rules concern after a move. */
const ruledProduct = v.object({
  mainId: id,
  productName: v.string(),
  gains: v.number(),
  /** Members who join the waiting list. */
  waits: v.number(),
  /** Members who lose it, at the end of the rule's grace period at the latest. */
  loses: v.number(),
  /** The latest end of a grace period; null: they lose it at once. */
  endsAt: v.nullable(timestamp),
  /** Members who leave the waiting list without a seat. */
  stopsWaiting: v.number(),
})

/**
 * Changes of departments and members. Separate from the lists, because pages load it only when somebody makes
 * a change.
 */
export const departmentChangesContract = contract({
  addDepartment: {
    method: 'POST',
    path: '/api/Enterprise/AddDepartment',
    body: v.object({
      enterpriseId: id,
      parentId: id,
      departmentName: text(departmentNameLength, 1),
      level: wholeNumber(2, 100),
    }),
    response: department,
  },
  editDepartment: {
    method: 'PATCH',
    path: '/api/Enterprise/EditDepartment',
    body: v.object({
      enterpriseId: id,
      enterpriseDepartmentId: id,
      parentId: v.nullable(id),
      departmentName: text(companyNameLength, 1),
      level: wholeNumber(1, 100),
      /** The name as the person saw it. Refused with `changedMeanwhile` if it is different now. */
      formerName: v.optional(v.string()),
    }),
    response: v.literal(true),
  },
  precheckDeleteDepartment: {
    method: 'GET',
    path: '/api/Enterprise/PreDeleteDepartment',
    query: v.object({ enterpriseId: id, enterpriseDepartmentId: id }),
    response: precheck,
  },
  deleteDepartment: {
    method: 'DELETE',
    path: '/api/Enterprise/DeleteDepartment',
    query: v.object({ enterpriseId: id, enterpriseDepartmentId: id }),
    response: v.literal(true),
  },
  previewDeleteDepartment: {
    ...preview,
    method: 'GET',
    path: '/api/Enterprise/GetDeleteDepartmentImpact',
    query: v.object({ enterpriseId: id, enterpriseDepartmentId: id }),
    response: impact,
  },
  updateMembers: {
    method: 'PATCH',
    path: '/api/Enterprise/UpdateEnterpriseUser',
    body: v.object({
      enterpriseId: id,
      list: v.pipe(
        v.array(
          v.object({
            phone: mobile,
            realName: text(memberNameLength, 1),
            department: v.optional(v.string()),
            enterpriseDepartmentId: id,
            /** As for departments. */
            formerName: v.optional(v.string()),
          }),
        ),
        v.minLength(1),
        v.maxLength(100),
        v.check(
          (rows) => new Set(rows.map((row) => row.phone)).size === rows.length,
          'must name each phone once',
        ),
      ),
    }),
    response: v.literal(true),
  },
  previewDeleteMembers: {
    ...preview,
    method: 'POST',
    path: '/api/Enterprise/GetDeleteEnterpriseUsersImpact',
    body: v.object({ enterPriseId: id, userIds: manyUserIds }),
    response: impact,
  },
  deleteMembers: {
    method: 'DELETE',
    path: '/api/Enterprise/DeleteEnterpriseUsers',
    body: v.object({
      enterPriseId: id,
      userIds: manyUserIds,
      passportToken: v.pipe(v.string(), v.maxLength(4096)),
    }),
    response: v.literal(true),
  },
  precheckMoveMembers: {
    method: 'POST',
    path: '/api/Enterprise/PreMoveEnterpriseUsers',
    effect: 'reads',
    body: v.object({
      enterPriseId: id,
      editEnterpriseDepartmentId: id,
      list: v.pipe(
        v.array(v.object({ enterpriseDepartmentId: id, userId: id })),
        v.minLength(1),
        v.maxLength(mostMembers),
      ),
    }),
    response: precheck,
  },
  previewMoveMembers: {
    ...preview,
    method: 'POST',
    path: '/api/Enterprise/GetMoveEnterpriseUsersImpact',
    body: v.object({ enterPriseId: id, editEnterpriseDepartmentId: id, userIds: manyUserIds }),
    response: v.object({
      ...impact.entries,
      /** What licence rules would do after the move; products without an effect are left out. */
      ruledProducts: v.array(ruledProduct),
    }),
  },
  moveMembers: {
    method: 'PATCH',
    path: '/api/Enterprise/MoveEnterpriseUsers',
    body: v.object({ enterPriseId: id, editEnterpriseDepartmentId: id, userIds: manyUserIds }),
    response: v.literal(true),
  },
})
