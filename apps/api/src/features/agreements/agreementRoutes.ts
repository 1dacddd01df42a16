import { agreementsOperations } from '@atrium/contracts/agreements/policy'
import { implement } from '../../ports/implement'
import { agree } from './agree'
import { getAgreement } from './getAgreement'
import { listOwnAgreements } from './listOwnAgreements'

export const agreementRoutes = implement(agreementsOperations, { getAgreement, listOwnAgreements, agree })
