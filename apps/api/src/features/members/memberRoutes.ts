import { membersContract } from '@atrium/contracts/members/contract'
import { implement } from '../../ports/implement'
import { getMemberProfile } from './getMemberProfile'

export const memberRoutes = implement(membersContract, { getMemberProfile })
