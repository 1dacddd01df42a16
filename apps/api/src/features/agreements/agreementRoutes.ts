import { agreementsContract } from '@atrium/contracts/agreements/contract'
import { implement } from '../../ports/implement'
import { agree } from './agree'
import { getAgreement } from './getAgreement'
import { listOwnAgreements } from './listOwnAgreements'

export const agreementRoutes = implement(agreementsContract, { getAgreement, listOwnAgreements, agree })
