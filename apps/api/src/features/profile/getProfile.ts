import type { profileOperations } from '@atrium/contracts/profile/policy'
import { publicAddress } from '../../platform/objects'
import type { Call } from '../../ports/Call'
import { findProfile } from './findProfile'
import { refusals } from './refusals'

export async function getProfile({ db, ports, person, query }: Call<typeof profileOperations.getProfile>) {
  if (query.userID && query.userID !== person.userId) throw refusals.ownOnly()
  const profile = await findProfile(db, person.userId)
  return { ...profile, picture: publicAddress(ports, profile.picture) }
}
