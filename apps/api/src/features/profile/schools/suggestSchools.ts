import type { profileContract } from '@atrium/contracts/profile/contract'
import type { Call } from '../../../ports/Call'
import { version } from './allSchools'
import { searchSchools } from './searchSchools'

export const suggestSchools = async ({ query }: Call<typeof profileContract.suggestSchools>) => ({
  version,
  names: searchSchools(query.word),
})
