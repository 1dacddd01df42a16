import { noticeDays } from '@atrium/contracts/renewals/contract'
import type { renewalsOperations } from '@atrium/contracts/renewals/policy'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { isAmong } from '../../platform/database/isAmong'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { publicAddress } from '../../platform/objects'
import { users } from '../../platform/people/tables'
import type { Call } from '../../ports/Call'
import { productNames } from '../catalogue'
import { departmentOf, isInScope, memberMatches, namesInCompany, pathName } from '../organisation'
import { departments, memberships } from '../organisation/tables'
import { lastUseOf } from '../use'
import { findBatch, requireCut, resolveCut } from './findCut'

export async function getSeatCut(call: Call<typeof renewalsOperations.getSeatCut>) {
  const { db, company, query, language, now } = call
  const cut = await requireCut(db, { companyId: company.companyId, mainId: query.mainId }, now)
  const { name, seats } = await findBatch(db, cut)
  const { holders, losers } = await resolveCut(db, cut)
  const own = await membersAmong(
    db,
    company,
    losers.map(({ userId }) => userId),
  )
  const nameOfPerson = await namesInCompany(db, cut.companyId, cut.decidedBy ? [cut.decidedBy] : [])
  return {
    mainId: cut.mainId,
    productName: (await productNames(db, language))(name),
    seats,
    seatsAfter: cut.seats,
    cutAt: cut.cutAt?.toISOString() ?? null,
    losingCount: losers.length,
    usedCount: holders.length,
    ownLosingCount: own.size,
    noticeDays,
    decidedBy: cut.decidedBy && nameOfPerson(cut.decidedBy),
    decidedAt: cut.decidedAt?.toISOString() ?? null,
  }
}

/** Losers first, then those who haven't used it longest. */
export async function listSeatHolders(call: Call<typeof renewalsOperations.listSeatHolders>) {
  const { db, company, query, ports, now } = call
  const { companyId } = company
  const cut = await requireCut(db, { companyId, mainId: query.mainId }, now)
  const { holders, losers } = await resolveCut(db, cut)
  const isLosing = new Set(losers.map(({ userId }) => userId))
  const found = await membersAmong(
    db,
    company,
    holders.map(({ userId }) => userId),
    memberMatches(db, companyId, query.searchCondition),
  )
  const rank = ({ userId, idleSince }: (typeof holders)[number]) =>
    `${isLosing.has(userId) ? 0 : 1}${idleSince}${userId}`
  const listed = holders
    .filter(({ userId }) => found.has(userId))
    .filter(({ userId }) => query.isLosing === undefined || isLosing.has(userId) === query.isLosing)
    .sort((one, other) => (rank(one) < rank(other) ? -1 : 1))
  const shown = listed.slice((query.pageIndex - 1) * query.pageSize, query.pageIndex * query.pageSize)
  const members = await db
    .select({ member: memberships, headImage: users.headImage, department: pathName() })
    .from(memberships)
    .innerJoin(departments, departmentOf(memberships))
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.companyId, companyId),
        inArray(
          memberships.userId,
          shown.map(({ userId }) => userId),
        ),
      ),
    )
  const byId = new Map(members.map((row) => [row.member.userId, row]))
  return {
    totalItems: listed.length,
    list: shown.flatMap((holder) => {
      const row = byId.get(holder.userId)
      if (!row) return []
      const { member, headImage, department } = row
      return [
        {
          userId: member.userId,
          realName: member.name,
          phone: member.phone,
          picture: publicAddress(ports, headImage),
          department,
          ...lastUseOf(holder, now),
          isLosing: isLosing.has(holder.userId),
        },
      ]
    }),
  }
}

/** Which of these people are members in the caller's scope. */
export async function membersAmong(
  db: Connection,
  company: CompanyScope,
  userIds: readonly string[],
  matching?: SQL,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(
      and(
        eq(memberships.companyId, company.companyId),
        isAmong(memberships.userId, userIds),
        isInScope(db, company, memberships.departmentId),
        matching,
      ),
    )
  return new Set(rows.map(({ userId }) => userId))
}
