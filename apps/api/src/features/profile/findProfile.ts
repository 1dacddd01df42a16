import type { profileOperations } from '@atrium/contracts/profile/policy'
import type { OperationAnswer } from '@atrium/contracts/wire/contract'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { users } from '../../platform/people/tables'
import { departmentOf } from '../organisation'
import { companies, departments, memberships } from '../organisation/tables'
import { refusals } from './refusals'
import { profiles } from './tables'
import { toldIn, typeOf } from './toldIn'

export type Profile = OperationAnswer<typeof profileOperations.getProfile>

/** A person's rows, and of each company they belong to. */
export async function findPerson(db: Connection, userId: string) {
  const [found] = await db
    .select({ user: users, profile: profiles })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId))
  if (!found) throw refusals.accountMissing()
  return { ...found, connectionEnterprises: await enterprisesOf(db, userId) }
}

/** Everything a person says of themselves. */
export async function findProfile(db: Connection, userId: string): Promise<Profile> {
  const { user, profile, connectionEnterprises } = await findPerson(db, userId)
  return {
    id: user.id,
    passportId: user.id,
    account: user.account,
    phone: user.phone,
    callName: user.nickname,
    realName: user.realName,
    picture: user.headImage,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    lastLoginTime: user.lastSignInAt?.toISOString() ?? null,
    registTime: user.createdAt.toISOString(),
    type: typeOf(profile, connectionEnterprises),
    ...toldIn(profile),
    connectionEnterprises,
  }
}

/** The one joined first at the head. */
const enterprisesOf = (db: Connection, userId: string) =>
  db
    .select({
      enterpriseId: companies.id,
      enterpriseName: companies.name,
      realName: memberships.name,
      departmentName: departments.name,
      position: memberships.position,
      discipline: memberships.discipline,
    })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .innerJoin(departments, departmentOf(memberships))
    .where(and(eq(memberships.userId, userId), isNull(companies.dissolvedAt)))
    .orderBy(asc(memberships.joinedAt), asc(companies.id))
