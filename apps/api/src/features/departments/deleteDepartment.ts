import type { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { departmentsRefusals } from '@atrium/contracts/departments/refusals'
import { and, eq, ne } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call, CompanyCall } from '../../ports/Call'
import { inviteLinks } from '../applications/tables'
import { directoryPeople } from '../directories/tables'
import { invitations } from '../invitations/tables'
import { findDepartment, isScopeTop, type PlacedDepartment, placeInSameGroup } from '../organisation'
import {
  departments,
  memberships,
  permissionGroupDepartments,
  permissionGroupMembers,
} from '../organisation/tables'
import { countSeatsOfDepartment, notifyTakenBack, recoverSeatsOfDepartment } from '../seats'
import { noteMembers, noteRulesWithPool } from '../waitingList'

export async function precheckDeleteDepartment(
  call: Call<typeof departmentChangesOperations.precheckDeleteDepartment>,
) {
  const department = await findDepartment(call.db, call.company, call.query.enterpriseDepartmentId)
  await requireDeletable(call, department)
  const blocked = await administratorsOf(call, department)
  if (blocked !== 0) return { typeNum: blocked, showMessage: departmentsRefusals.hasAdministrators.chinese }
  const { owned } = await countSeatsOfDepartment(call.db, call.company.companyId, department.id)
  return owned > 0
    ? ({ typeNum: 1, showMessage: departmentSeatsReturn } as const)
    : ({ typeNum: 0, showMessage: '' } as const)
}

export async function deleteDepartment(call: Call<typeof departmentChangesOperations.deleteDepartment>) {
  const { db, company, query, now } = call
  const { companyId } = company
  const department = await findDepartment(db, company, query.enterpriseDepartmentId)
  const { subject, recovered } = await removeDepartment(db, company, department)
  call.audit(subject)
  await notifyTakenBack(db, { companyId, now }, recovered)
  return true as const
}

/**
 * Deletes a department. Its members and seats move to its parent.
 *
 * @returns the audit row's subject; the caller passes the returned seats to `notifyTakenBack` last
 * @throws Refusal for the top department, and if it has children or administrators
 */
export async function removeDepartment(db: Connection, company: CompanyScope, department: PlacedDepartment) {
  const { companyId } = company
  const parentId = await requireDeletable({ db, company }, department)
  if ((await administratorsOf({ db, company }, department)) !== 0)
    throw new Refusal(departmentsRefusals.hasAdministrators)

  const recovered = await recoverSeatsOfDepartment(db, companyId, department.id, parentId)
  const moved = await db
    .update(memberships)
    .set({ departmentId: parentId })
    .where(and(eq(memberships.companyId, companyId), eq(memberships.departmentId, department.id)))
    .returning({ userId: memberships.userId })
  await db
    .update(inviteLinks)
    .set({ departmentId: parentId })
    .where(and(eq(inviteLinks.companyId, companyId), eq(inviteLinks.departmentId, department.id)))
  await db
    .update(invitations)
    .set({ departmentId: parentId })
    .where(and(eq(invitations.companyId, companyId), eq(invitations.departmentId, department.id)))
  await db
    .update(directoryPeople)
    .set({ departmentId: parentId })
    .where(and(eq(directoryPeople.companyId, companyId), eq(directoryPeople.departmentId, department.id)))
  await db
    .delete(departments)
    .where(and(eq(departments.companyId, companyId), eq(departments.id, department.id)))
  await noteMembers(
    db,
    companyId,
    moved.map(({ userId }) => userId),
  )
  await noteRulesWithPool(db, companyId, department.id)
  const subject = {
    departmentId: department.id,
    before: { name: department.name, parentId },
    movedUserIds: moved.map((member) => member.userId),
    recovered,
  }
  return { subject, recovered }
}

type Within = Pick<CompanyCall, 'db' | 'company'>

/** @returns the parent, which gets the members and licences */
async function requireDeletable({ db, company }: Within, department: PlacedDepartment): Promise<string> {
  if (department.parentId === null || isScopeTop(company, department))
    throw new Refusal(departmentsRefusals.topLevel)
  const [child] = await db
    .select({ id: departments.id })
    .from(departments)
    .where(and(eq(departments.companyId, company.companyId), eq(departments.parentId, department.id)))
    .limit(1)
  if (child) throw new Refusal(departmentsRefusals.hasChildren)
  return department.parentId
}

/** 2: this department has an administrator. 3: one of its members administers another department. 0: neither. */
async function administratorsOf({ db, company }: Within, department: PlacedDepartment): Promise<0 | 2 | 3> {
  const [own] = await db
    .select({ userId: permissionGroupMembers.userId })
    .from(permissionGroupDepartments)
    .innerJoin(permissionGroupMembers, placeInSameGroup)
    .where(
      and(
        eq(permissionGroupDepartments.companyId, company.companyId),
        eq(permissionGroupDepartments.departmentId, department.id),
      ),
    )
    .limit(1)
  if (own) return 2
  const [member] = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(
      and(
        eq(memberships.companyId, company.companyId),
        eq(memberships.departmentId, department.id),
        ne(memberships.role, 'member'),
      ),
    )
    .limit(1)
  return member ? 3 : 0
}

const departmentSeatsReturn = '删除该部门后，上级部门分配给该部门的授权将被回收，确认删除该部门吗？'
