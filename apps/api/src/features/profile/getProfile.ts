import type { profileContract } from '@atrium/features/profile/contract'
import type { Call } from '../../ports/Call'
import { findProfile } from './findProfile'
import { refusals } from './refusals'

export async function getProfile({ db, person, query }: Call<typeof profileContract.getProfile>) {
  if (query.userID && query.userID !== person.userId) throw refusals.ownOnly()
  return findProfile(db, person.userId)
}
