import type { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { departmentsRefusals } from '@atrium/contracts/departments/refusals'
import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { Refusal } from '../../platform/refusal/Refusal'
import { spellingOf } from '../../platform/spelling/spellingOf'
import type { Call } from '../../ports/Call'
import { departmentOf, departmentsInScope } from '../organisation'
import { departments, memberships } from '../organisation/tables'

export async function updateMembers(call: Call<typeof departmentChangesOperations.updateMembers>) {
  const { db, company, body } = call
  const found = await db
    .select({
      userId: memberships.userId,
      phone: memberships.phone,
      name: memberships.name,
      departmentId: memberships.departmentId,
    })
    .from(memberships)
    .innerJoin(departments, departmentOf(memberships))
    .where(
      and(
        eq(memberships.companyId, company.companyId),
        inArray(memberships.phone, [...new Set(body.list.map((row) => row.phone))]),
        departmentsInScope(company),
      ),
    )

  const changes = body.list.map((change) => {
    const member = found.find((row) => row.phone === change.phone)
    if (!member) throw new Refusal(departmentsRefusals.memberMissing)
    if (member.departmentId !== change.enterpriseDepartmentId)
      throw new Refusal(departmentsRefusals.membersChanged)
    if ((change.formerName ?? member.name) !== member.name)
      throw new Refusal(departmentsRefusals.membersChanged)
    return { userId: member.userId, before: member.name, after: change.realName }
  })
  const renamed = changes.filter(({ before, after }) => after !== before)
  for (const { userId, after } of renamed) await renameMember(db, company.companyId, userId, after)
  if (renamed.length > 0) call.audit({ members: renamed })
  else call.unchanged()
  return true as const
}

/** Changes the company's name for a member. */
export async function renameMember(
  db: Connection,
  companyId: string,
  userId: string,
  name: string,
): Promise<void> {
  await db
    .update(memberships)
    .set({ name, spelling: spellingOf(name, 'person') })
    .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId)))
}
