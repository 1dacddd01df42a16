import { missingIn } from '@atrium/contracts/profile/contract'
import type { Connection } from '../../platform/database/Connection'
import type { users } from '../../platform/people/tables'
import { findPerson } from './findProfile'
import type { profiles } from './tables'
import { toldIn, typeOf } from './toldIn'

interface Found {
  readonly user: Pick<typeof users.$inferSelect, 'nickname' | 'realName'>
  readonly profile: typeof profiles.$inferSelect | null
  readonly companies: Parameters<typeof missingIn>[0]['connectionEnterprises']
}

/** How many fields are empty that the profile's form asks for. */
export function missingOf({ user, profile, companies }: Found): number {
  const names = [user.nickname, user.realName].filter((name) => name === '').length
  const type = typeOf(profile, companies)
  // Without a type, both it and the region.
  if (type === null) return names + (profile?.region ? 1 : 2)
  return names + missingIn({ ...toldIn(profile), type, connectionEnterprises: companies }).length
}

export async function countMissing(db: Connection, userId: string): Promise<number> {
  const { user, profile, connectionEnterprises: companies } = await findPerson(db, userId)
  return missingOf({ user, profile, companies })
}
