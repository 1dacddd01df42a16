import type { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { inArray } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { blocker, impactOf } from '../impact'
import { forecastMove } from '../licenceRules'
import { findDepartment, findMembers, type PlacedMember } from '../organisation'
import { grantsOutOfReach } from '../seats'
import { grants } from '../seats/tables'

/** Licences that removed members would lose, and the members who can't be removed. */
export async function previewDeleteMembers(
  call: Call<typeof departmentChangesOperations.previewDeleteMembers>,
) {
  const { db, company, person, body } = call
  const members = await findMembers(db, company, body.userIds)
  return impactOf(call, {
    ending: inArray(
      grants.userId,
      members.map((member) => member.userId),
    ),
    blockers: [
      ...inTheWay('superAdministrator', members.filter(isSuperAdministrator)),
      ...inTheWay(
        'self',
        members.filter((member) => member.userId === person.userId && !isSuperAdministrator(member)),
      ),
      ...(company.role === 'superAdministrator'
        ? []
        : inTheWay(
            'memberAdministrators',
            members.filter((member) => member.userId !== person.userId && isAdministrator(member)),
          )),
    ],
  })
}

/** Licences that moved members would lose, by the move itself and by rules, and the members who can't be moved. */
export async function previewMoveMembers(call: Call<typeof departmentChangesOperations.previewMoveMembers>) {
  const { db, company, body } = call
  const target = await findDepartment(db, company, body.editEnterpriseDepartmentId)
  const members = await findMembers(db, company, body.userIds)
  const movers = members.filter((member) => member.departmentId !== target.id)
  const userIds = movers.map((member) => member.userId)
  const impact = await impactOf(call, {
    ending: await grantsOutOfReach(db, company.companyId, userIds, target.id),
    moves: { count: movers.length, departmentId: target.id },
    blockers: [
      ...inTheWay('memberAdministrators', members.filter(isAdministrator)),
      ...inTheWay('superAdministrator', members.filter(isSuperAdministrator)),
    ],
  })
  return { ...impact, ruledProducts: await forecastMove(call, userIds, target) }
}

const isAdministrator = ({ role }: PlacedMember) => role === 'administrator'
const isSuperAdministrator = ({ role }: PlacedMember) => role === 'superAdministrator'

/** Members who block only their own change. */
const inTheWay = (reason: Parameters<typeof blocker>[0], members: readonly PlacedMember[]) =>
  blocker(
    reason,
    members.map((member) => member.name || member.phone),
    members.map((member) => member.userId),
  )
