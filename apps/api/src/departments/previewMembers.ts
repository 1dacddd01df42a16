import type { departmentsContract } from '@atrium/features/departments/contract'
import { inArray } from 'drizzle-orm'
import { grants } from '../database/schema'
import { blockedIf, blocker, impactOf } from '../impact'
import { grantsOutOfReach } from '../seats'
import type { Call } from '../service/Call'
import { findDepartment, findMembers, type PlacedMember } from './scope'

/** What members lose who are removed, and who of them can't be. */
export async function previewDeleteMembers(call: Call<typeof departmentsContract.previewDeleteMembers>) {
  const { db, company, person, body } = call
  const members = await findMembers(db, company, body.userIds)
  const administrators = members.filter((member) => member.role === 'administrator')
  return impactOf(db, company.companyId, {
    ending: inArray(
      grants.userId,
      members.map((member) => member.userId),
    ),
    blockers: [
      ...blocker('superAdministrator', namesOf(members, 'superAdministrator')),
      ...blockedIf(
        members.some((member) => member.userId === person.userId && member.role !== 'superAdministrator'),
        'self',
      ),
      ...(company.role === 'superAdministrator'
        ? []
        : blocker('memberAdministrators', namesWithout(administrators, person.userId))),
    ],
  })
}

/** What members lose who move, and who of them can't. */
export async function previewMoveMembers(call: Call<typeof departmentsContract.previewMoveMembers>) {
  const { db, company, body } = call
  const target = await findDepartment(db, company, body.editEnterpriseDepartmentId)
  const members = await findMembers(db, company, body.userIds)
  const movers = members.filter((member) => member.departmentId !== target.id)
  const userIds = movers.map((member) => member.userId)
  return impactOf(db, company.companyId, {
    ending: await grantsOutOfReach(db, company.companyId, userIds, target.id),
    moves: { count: movers.length, departmentId: target.id },
    blockers: [
      ...blocker('memberAdministrators', namesOf(members, 'administrator')),
      ...blocker('superAdministrator', namesOf(members, 'superAdministrator')),
    ],
  })
}

const namesOf = (members: readonly PlacedMember[], role: PlacedMember['role']) =>
  members.filter((member) => member.role === role).map((member) => member.name)

const namesWithout = (members: readonly PlacedMember[], userId: string) =>
  members.filter((member) => member.userId !== userId).map((member) => member.name)
