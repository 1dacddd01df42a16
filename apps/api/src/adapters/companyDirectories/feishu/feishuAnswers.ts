import * as v from 'valibot'
import type { VendorDepartment, VendorPerson } from '../../../ports/CompanyDirectory'

/** The vendor's id of the top department. */
export const topId = '0'

export const department = v.object({
  open_department_id: v.string(),
  name: v.optional(v.string(), ''),
  parent_department_id: v.optional(v.string(), ''),
  order: v.optional(v.string(), '0'),
})

export const person = v.object({
  open_id: v.string(),
  union_id: v.optional(v.string()),
  name: v.optional(v.string(), ''),
  mobile: v.optional(v.string()),
  email: v.optional(v.string()),
  enterprise_email: v.optional(v.string()),
  employee_no: v.optional(v.string()),
  status: v.optional(
    v.object({
      is_frozen: v.optional(v.boolean(), false),
      is_resigned: v.optional(v.boolean(), false),
      is_exited: v.optional(v.boolean(), false),
    }),
  ),
  department_ids: v.optional(v.array(v.string()), []),
  orders: v.optional(
    v.array(v.object({ department_id: v.optional(v.string()), is_primary_dept: v.optional(v.boolean()) })),
    [],
  ),
})

const pageOf = <S extends v.GenericSchema>(item: S) =>
  v.object({
    has_more: v.optional(v.boolean(), false),
    page_token: v.optional(v.string(), ''),
    items: v.optional(v.array(item), []),
  })

export const departmentPage = pageOf(department)
export const personPage = pageOf(person)

export const asDepartment = (given: v.InferOutput<typeof department>): VendorDepartment => ({
  id: given.open_department_id,
  parentId: given.parent_department_id || topId,
  name: given.name,
  order: Number(given.order) || 0,
})

export function asPerson(given: v.InferOutput<typeof person>): VendorPerson {
  const main = given.orders.find(({ is_primary_dept }) => is_primary_dept)?.department_id
  const ids = given.department_ids
  return {
    id: given.open_id,
    unionId: given.union_id,
    name: given.name,
    mobile: given.mobile || undefined,
    mail: given.enterprise_email || given.email || undefined,
    employeeNo: given.employee_no || undefined,
    departmentIds:
      main !== undefined && ids.includes(main) ? [main, ...ids.filter((id) => id !== main)] : ids,
    active: !(given.status?.is_resigned || given.status?.is_exited || given.status?.is_frozen),
  }
}
