import { profileOperations } from '@atrium/contracts/profile/policy'
import { implement } from '../../ports/implement'
import { getProfile } from './findProfile'
import { saveProfile } from './saveProfile'
import { suggestSchools } from './schools'

export const profileRoutes = implement(profileOperations, { getProfile, saveProfile, suggestSchools })
