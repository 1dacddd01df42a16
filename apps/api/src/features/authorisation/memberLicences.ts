import type { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import { and, desc, eq } from 'drizzle-orm'
import { publicAddress } from '../../platform/objects'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { productNames } from '../catalogue'
import { departmentPathNames, memberMatches, memberPage } from '../organisation'
import { memberships } from '../organisation/tables'
import { grants, products } from '../seats/tables'
import { licenceSource, sourceColumns } from './licenceSource'
import { licenceState, remainingDays, wireTime } from './licenceState'
import { membersInScope, requireMembers } from './scope'

export async function listMembers(call: Call<typeof authorisationOperations.listMembers>) {
  const { db, ports, company, query } = call
  const { companyId } = company
  const listed = and(membersInScope(db, company), memberMatches(db, companyId, query.searchName))
  const { totalItems, rows } = await memberPage(db, {
    companyId,
    listed,
    sortedBy: query.orderName === 1 ? memberships.grantCount : memberships.joinedAt,
    isDescending: query.isOrderDesc,
    limit: query.pageSize,
    offset: (query.pageIndex - 1) * query.pageSize,
    isSearch: query.searchName !== undefined,
  })
  return {
    totalItems,
    list: rows.map(({ member, headImage, department }) => ({
      userId: member.userId,
      userName: member.name,
      phone: member.phone,
      picture: publicAddress(ports, headImage),
      department,
      inviteStatus: joined,
      hasGrantCount: member.grantCount,
      addedAt: member.joinedAt.toISOString(),
    })),
  }
}

/** Every membership has this status. */
export const joined = 1 as const

export async function getMember({ db, company, params }: Call<typeof authorisationOperations.getMember>) {
  const [member] = await db
    .select()
    .from(memberships)
    .where(and(membersInScope(db, company), eq(memberships.userId, params.userId)))
  if (!member) throw new Refusal(authorisationRefusals.memberMissing)
  const nameOf = await departmentPathNames(db, company.companyId, [member.departmentId])
  return {
    phone: member.phone,
    realName: member.name,
    department: nameOf(member.departmentId),
    inviteStatus: joined,
    invitedAt: member.invitedAt?.toISOString() ?? null,
    addedAt: member.joinedAt.toISOString(),
  }
}

export async function getHeadImage({
  db,
  ports,
  company,
  query,
}: Call<typeof authorisationOperations.getHeadImage>) {
  const [member] = await db
    .select({ headImage: users.headImage })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(membersInScope(db, company), eq(memberships.userId, query.userId)))
  if (!member) throw new Refusal(authorisationRefusals.memberMissing)
  if (!member.headImage) throw new Refusal(authorisationRefusals.noHeadImage)
  return ports.settings.publicOrigin + member.headImage
}

export async function listMemberLicences(call: Call<typeof authorisationOperations.listMemberLicences>) {
  const { db, company, query, language, now } = call
  await requireMembers(db, company, [query.grantUserId])
  const rows = await db
    .select({ grant: grants, product: products, ...sourceColumns(db) })
    .from(grants)
    .innerJoin(products, and(eq(products.companyId, grants.companyId), eq(products.mainId, grants.mainId)))
    .where(and(eq(grants.companyId, company.companyId), eq(grants.userId, query.grantUserId)))
    .orderBy(desc(grants.grantedAt), desc(grants.id))
  const nameOf = await productNames(db, language)
  return rows.map(({ grant, product, ...source }) => ({
    subId: grant.id,
    productName: nameOf(product.name),
    ...licenceSource({ grant, ...source }),
    grantedAt: grant.grantedAt.toISOString(),
    startAt: wireTime(product.startAt),
    endAt: wireTime(product.endAt),
    remainingDays: remainingDays(product.endAt, now),
    ...licenceState(product, now),
  }))
}
