import type { profileOperations } from '@atrium/contracts/profile/policy'
import type { Call } from '../../../ports/Call'
import { version } from './allSchools'
import { searchSchools } from './searchSchools'

export const suggestSchools = async ({ query }: Call<typeof profileOperations.suggestSchools>) => ({
  version,
  names: searchSchools(query.word),
})
