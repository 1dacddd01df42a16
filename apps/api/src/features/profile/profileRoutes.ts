import { profileContract } from '@atrium/contracts/profile/contract'
import { implement } from '../../ports/implement'
import { getProfile } from './getProfile'
import { saveProfile } from './saveProfile'
import { suggestSchools } from './schools'

export const profileRoutes = implement(profileContract, { getProfile, saveProfile, suggestSchools })
