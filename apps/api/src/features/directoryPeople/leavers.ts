import { returnDays } from '@atrium/contracts/directoryPeople/contract'
import type { directoryPeopleOperations } from '@atrium/contracts/directoryPeople/policy'
import { directoryPeopleRefusals } from '@atrium/contracts/directoryPeople/refusals'
import { and, count, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { contains, containsExactly } from '../../platform/database/contains'
import { publish } from '../../platform/events'
import { sendMessage } from '../../platform/notifications'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { holdersOf, join } from '../applications'
import { directoryLeavers, directoryPeople } from '../directories/tables'
import { findCompanyName } from '../organisation'
import { departments } from '../organisation/tables'
import { findDirectoryName } from './findDirectoryName'

export const leaversKeptMilliseconds = returnDays * 86_400_000

const isOpenAccount = and(isNull(users.lockedAt), isNull(users.erasedAt))

export async function listDirectoryLeavers({
  db,
  company: { companyId },
  query,
  now,
}: Call<typeof directoryPeopleOperations.listDirectoryLeavers>) {
  const { directoryId, searchCondition: search, pageIndex, pageSize } = query
  const directoryName = await findDirectoryName(db, companyId, directoryId)
  const where = and(
    eq(directoryLeavers.companyId, companyId),
    eq(directoryLeavers.directoryId, directoryId),
    gt(directoryLeavers.leftAt, new Date(now.getTime() - leaversKeptMilliseconds)),
    search
      ? or(contains(directoryLeavers.name, search), containsExactly(directoryLeavers.phone, search))
      : undefined,
  )
  const [total] = await db.select({ rows: count() }).from(directoryLeavers).where(where)
  const rows = await db
    .select({
      userId: directoryLeavers.userId,
      name: directoryLeavers.name,
      phone: directoryLeavers.phone,
      departmentName: sql<string>`coalesce(${departments.name}, '')`,
      leftAt: directoryLeavers.leftAt,
    })
    .from(directoryLeavers)
    .leftJoin(
      departments,
      and(eq(departments.companyId, companyId), eq(departments.id, directoryLeavers.departmentId)),
    )
    .where(where)
    .orderBy(desc(directoryLeavers.leftAt), directoryLeavers.userId)
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
  return {
    directoryName,
    totalItems: total?.rows ?? 0,
    list: rows.map(({ leftAt, ...row }) => ({
      ...row,
      leftAt: leftAt.toISOString(),
      returnsUntil: new Date(leftAt.getTime() + leaversKeptMilliseconds).toISOString(),
    })),
  }
}

/**
 * The accounts joined before by their owners' will, and a directory ended the memberships, not the owners: nobody is
 * asked again.
 */
export async function returnDirectoryLeavers(
  call: Call<typeof directoryPeopleOperations.returnDirectoryLeavers>,
) {
  const { db, company, body, now } = call
  const { companyId } = company
  const userIds = [...new Set(body.userIds)]
  const leavers = await db
    .select({
      userId: directoryLeavers.userId,
      name: directoryLeavers.name,
      departmentId: directoryLeavers.departmentId,
      phone: users.phone,
    })
    .from(directoryLeavers)
    .innerJoin(users, and(eq(users.id, directoryLeavers.userId), isOpenAccount))
    .where(
      and(
        eq(directoryLeavers.companyId, companyId),
        eq(directoryLeavers.directoryId, body.directoryId),
        inArray(directoryLeavers.userId, userIds),
        gt(directoryLeavers.leftAt, new Date(now.getTime() - leaversKeptMilliseconds)),
      ),
    )
    .orderBy(directoryLeavers.userId)
    .for('update')
  const phones = leavers.map(({ phone }) => phone)
  const holders = await holdersOf(db, companyId, phones)
  const places = await placesOf(
    call,
    leavers.map(({ departmentId }) => departmentId),
  )
  const joiners = leavers
    .filter(({ phone }) => !holders.has(phone))
    .map((leaver) => ({ ...leaver, departmentId: places(leaver.departmentId), invitedAt: now }))
  const returned = joiners.map(({ userId }) => userId)
  const skipped = userIds.filter((userId) => !returned.includes(userId))
  if (returned.length === 0) throw new Refusal(directoryPeopleRefusals.nobodyReturned)
  await releaseFromDirectories(call, returned)
  await join(db, companyId, joiners, now)
  call.audit({ userIds: returned, directoryId: body.directoryId })
  const name = await findCompanyName(db, companyId)
  await sendMessage(db, {
    userIds: returned,
    kind: 'notice',
    companyId,
    title: '已重新加入企业',
    content: `“${name}”的管理员已恢复您的成员身份。如有疑问，请联系企业管理员。`,
    titleEn: 'You are a member again',
    contentEn: `An administrator of “${name}” has restored your membership. If you have questions, ask them.`,
    now,
  })
  await publish(db, { userIds: returned, target: 'OnMenusChanged' })
  return { returned, skipped }
}

type ReturnCall = Call<typeof directoryPeopleOperations.returnDirectoryLeavers>

/** Where somebody belongs who was in a department: in the top department if it is gone. */
async function placesOf({ db, company: { companyId } }: ReturnCall, ids: readonly string[]) {
  const found = await db
    .select({ id: departments.id, parentId: departments.parentId })
    .from(departments)
    .where(
      and(
        eq(departments.companyId, companyId),
        or(inArray(departments.id, [...ids]), isNull(departments.parentId)),
      ),
    )
  const top = found.find(({ parentId }) => parentId === null)
  if (!top) throw new Error('The company has no top department.')
  return (id: string) => found.find((one) => one.id === id)?.id ?? top.id
}

/** Otherwise a directory that still calls them inactive would end the membership at its next change. */
async function releaseFromDirectories(
  { db, company }: ReturnCall,
  userIds: readonly string[],
): Promise<void> {
  await db
    .update(directoryPeople)
    .set({ userId: null, endedAt: null, invitationId: null })
    .where(
      and(
        eq(directoryPeople.companyId, company.companyId),
        eq(directoryPeople.active, false),
        inArray(directoryPeople.userId, [...userIds]),
      ),
    )
}
