import type { membersOperations } from '@atrium/contracts/members/policy'
import { and, eq } from 'drizzle-orm'
import { publicAddress } from '../../platform/objects'
import { users } from '../../platform/people/tables'
import type { Call } from '../../ports/Call'
import { membersInScope } from '../authorisation'
import { productNames } from '../catalogue'
import { departmentOf, departmentPathNames, scopeRefusals } from '../organisation'
import { departments, memberships } from '../organisation/tables'
import { licencesOf } from './licencesOf'
import { permissionsOver } from './permissionsOver'

export async function getMemberProfile(call: Call<typeof membersOperations.getMemberProfile>) {
  const { db, company, params, language, now, ports } = call
  const [found] = await db
    .select({
      member: memberships,
      path: departments.path,
      account: users.account,
      headImage: users.headImage,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(departments, departmentOf(memberships))
    .where(and(membersInScope(db, company), eq(memberships.userId, params.userId)))
  if (!found) throw scopeRefusals.memberMissing()
  const { member, path, account, headImage } = found
  const permissions = await permissionsOver(call, path)
  const productName = await productNames(db, language)
  const nameOf = await departmentPathNames(db, company.companyId, [member.departmentId])
  return {
    userId: member.userId,
    realName: member.name,
    phone: member.phone,
    userAccount: account,
    picture: publicAddress(ports, headImage),
    role: member.role,
    department: nameOf(member.departmentId),
    enterpriseDepartmentId: member.departmentId,
    invitedAt: member.invitedAt?.toISOString() ?? null,
    addedAt: member.joinedAt.toISOString(),
    permissions,
    licences: permissions.includes('authorisation')
      ? (await licencesOf(db, company.companyId, member.userId, now)).map((licence) => ({
          ...licence,
          productName: productName(licence.productName),
        }))
      : [],
  }
}
