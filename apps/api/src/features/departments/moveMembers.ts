import type { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { departmentsRefusals } from '@atrium/contracts/departments/refusals'
import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { findDepartment, findMembers, type PlacedDepartment, type PlacedMember } from '../organisation'
import { memberships } from '../organisation/tables'
import { countSeatsOfMovers, notifyTakenBack, recoverSeatsOfMovers } from '../seats'
import { noteMembers } from '../waitingList'

export async function precheckMoveMembers(
  call: Call<typeof departmentChangesOperations.precheckMoveMembers>,
) {
  const { db, company, body } = call
  const target = await findDepartment(db, company, body.editEnterpriseDepartmentId)
  const seen = new Map(body.list.map((row) => [row.userId, row.enterpriseDepartmentId]))
  const members = await findMembers(db, company, [...seen.keys()])
  if (members.some((member) => member.departmentId !== seen.get(member.userId)))
    throw new Refusal(departmentsRefusals.membersChanged)

  const blocked = administratorsAmong(members)
  if (blocked !== 0)
    return { typeNum: blocked, showMessage: departmentsRefusals.membersAreAdministrators.chinese }
  const userIds = moversAmong(members, target).map((member) => member.userId)
  const lost = await countSeatsOfMovers(db, company.companyId, userIds, target.id)
  return lost > 0
    ? ({ typeNum: 1, showMessage: memberSeatsReturn } as const)
    : ({ typeNum: 0, showMessage: '' } as const)
}

export async function moveMembers(call: Call<typeof departmentChangesOperations.moveMembers>) {
  const { db, company, body, now } = call
  const target = await findDepartment(db, company, body.editEnterpriseDepartmentId)
  const members = await findMembers(db, company, body.userIds)
  if (administratorsAmong(members) !== 0) throw new Refusal(departmentsRefusals.membersAreAdministrators)

  const movers = moversAmong(members, target)
  const { subject, recovered } = await placeMembers(db, company.companyId, movers, target.id)
  call.audit(subject)
  await notifyTakenBack(db, { companyId: company.companyId, now }, recovered)
  return true as const
}

/**
 * Moves members, of whom nobody administers anything or is there already, and returns seats that are out of their
 * reach there.
 *
 * @returns the audit row's subject; the caller passes the returned seats to `notifyTakenBack` last
 */
export async function placeMembers(
  db: Connection,
  companyId: string,
  movers: readonly Pick<PlacedMember, 'userId' | 'departmentId'>[],
  departmentId: string,
) {
  const userIds = movers.map((member) => member.userId)
  const recovered = await recoverSeatsOfMovers(db, companyId, userIds, departmentId)
  await db
    .update(memberships)
    .set({ departmentId })
    .where(and(eq(memberships.companyId, companyId), inArray(memberships.userId, userIds)))
  await noteMembers(db, companyId, userIds)
  const before = movers.map(({ userId, departmentId }) => ({ userId, departmentId }))
  return { subject: { before, after: { departmentId }, recovered }, recovered }
}

/**
 * The members who would move; those who are there already are left out.
 *
 * @throws Refusal when nobody is left
 */
function moversAmong(members: readonly PlacedMember[], target: PlacedDepartment): PlacedMember[] {
  const movers = members.filter((member) => member.departmentId !== target.id)
  if (movers.length === 0) throw new Refusal(departmentsRefusals.nobodyMoves)
  return movers
}

/** 2: one administers a department. 3: one is the super administrator. 0: neither. */
function administratorsAmong(members: readonly PlacedMember[]): 0 | 2 | 3 {
  if (members.some((member) => member.role === 'administrator')) return 2
  return members.some((member) => member.role === 'superAdministrator') ? 3 : 0
}

const memberSeatsReturn = '移动成员后，其使用的原部门授权将被回收，确认移动吗？'
