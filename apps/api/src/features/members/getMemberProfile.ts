import { departmentsRefusals } from '@atrium/contracts/departments/refusals'
import { memberPermissions } from '@atrium/contracts/members/contract'
import type { membersOperations } from '@atrium/contracts/members/policy'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { publicAddress } from '../../platform/objects'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call, CompanyCall } from '../../ports/Call'
import {
  licenceSource,
  licenceState,
  membersInScope,
  remainingDays,
  sourceColumns,
  wireTime,
} from '../authorisation'
import { productNames } from '../catalogue'
import { companyScope, departmentOf, departmentPathNames } from '../organisation'
import { departments, memberships } from '../organisation/tables'
import { devices, grants, products } from '../seats/tables'

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
  if (!found) throw new Refusal(departmentsRefusals.memberMissing)
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

type MemberPermission = (typeof memberPermissions)[number]

/** The caller's permissions over members of the department at this path. */
async function permissionsOver(
  { db, person, company }: CompanyCall,
  path: string,
): Promise<MemberPermission[]> {
  if (company.departmentPaths === null) return [...memberPermissions]
  if (company.role === 'member') return []
  const held: MemberPermission[] = []
  for (const permission of memberPermissions) {
    const need = { role: 'administrator', permissions: [permission] } as const
    const scope = await companyScope(db, person, company.companyId, need)
    if (scope?.departmentPaths?.some((outer) => path.startsWith(outer))) held.push(permission)
  }
  return held
}

/** A member's licences by earliest end, each with its devices. */
async function licencesOf(db: Connection, companyId: string, userId: string, now: Date) {
  const rows = await db
    .select({ grant: grants, product: products, ...sourceColumns(db) })
    .from(grants)
    .innerJoin(products, and(eq(products.companyId, grants.companyId), eq(products.mainId, grants.mainId)))
    .where(and(eq(grants.companyId, companyId), eq(grants.userId, userId)))
    .orderBy(sql`${products.endAt} asc nulls last`, asc(products.name), asc(grants.id))
  const machines =
    rows.length === 0
      ? []
      : await db
          .select()
          .from(devices)
          .where(
            and(
              eq(devices.companyId, companyId),
              inArray(
                devices.grantId,
                rows.map(({ grant }) => grant.id),
              ),
            ),
          )
          .orderBy(asc(devices.registeredAt), asc(devices.mid))
  return rows.map(({ grant, product, ...source }) => {
    const { snStatus, productType, licensingType } = licenceState(product, now)
    return {
      mainId: product.mainId,
      productName: product.name,
      snStatus,
      productType,
      licensingType,
      startAt: wireTime(product.startAt),
      endAt: wireTime(product.endAt),
      remainingDays: remainingDays(product.endAt, now),
      ...licenceSource({ grant, ...source }),
      grantedAt: grant.grantedAt.toISOString(),
      isOnline: grant.onlineSince !== null,
      devices: machines
        .filter(({ grantId }) => grantId === grant.id)
        .map(({ mid, registeredAt, status }) => ({ mid, regDate: registeredAt.toISOString(), status })),
    }
  })
}
