import { accountRefusals } from '@atrium/contracts/account/refusals'
import { missingIn } from '@atrium/contracts/profile/contract'
import type { profileOperations } from '@atrium/contracts/profile/policy'
import { profileRefusals } from '@atrium/contracts/profile/refusals'
import type { OperationAnswer } from '@atrium/contracts/wire/contract'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { publicAddress } from '../../platform/objects'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { departmentOf } from '../organisation'
import { companies, departments, memberships } from '../organisation/tables'
import { statedDetails, typeOf } from './statedDetails'
import { profiles } from './tables'

export type Profile = OperationAnswer<typeof profileOperations.getProfile>

/** A person's rows, and those of each company they belong to. */
export async function findPerson(db: Connection, userId: string) {
  const [found] = await db
    .select({ user: users, profile: profiles })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId))
  if (!found) throw new Refusal(accountRefusals.missing)
  return { ...found, connectionEnterprises: await enterprisesOf(db, userId) }
}

/** A person's complete profile. */
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
    ...statedDetails(profile),
    connectionEnterprises,
  }
}

/** In the order of joining. */
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

export async function getProfile({ db, ports, person, query }: Call<typeof profileOperations.getProfile>) {
  if (query.userID && query.userID !== person.userId) throw new Refusal(profileRefusals.ownOnly)
  const profile = await findProfile(db, person.userId)
  return { ...profile, picture: publicAddress(ports, profile.picture) }
}

interface ProfileRows {
  readonly user: Pick<typeof users.$inferSelect, 'nickname' | 'realName'>
  readonly profile: typeof profiles.$inferSelect | null
  readonly companies: Parameters<typeof missingIn>[0]['connectionEnterprises']
}

/** Number of empty required fields in the profile's form. */
export function missingOf({ user, profile, companies }: ProfileRows): number {
  const names = [user.nickname, user.realName].filter((name) => name === '').length
  const type = typeOf(profile, companies)
  // Without a type, both type and region are missing.
  if (type === null) return names + (profile?.region ? 1 : 2)
  return names + missingIn({ ...statedDetails(profile), type, connectionEnterprises: companies }).length
}

export async function countMissing(db: Connection, userId: string): Promise<number> {
  const { user, profile, connectionEnterprises: companies } = await findPerson(db, userId)
  return missingOf({ user, profile, companies })
}
