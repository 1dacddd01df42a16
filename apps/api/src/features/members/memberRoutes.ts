import { membersOperations } from '@atrium/contracts/members/policy'
import { implement } from '../../ports/implement'
import { getMemberProfile } from './getMemberProfile'

export const memberRoutes = implement(membersOperations, { getMemberProfile })
