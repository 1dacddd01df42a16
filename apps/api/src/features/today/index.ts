import { deskCasesOperations } from '@atrium/contracts/desk/cases/policy'
import { implement } from '../../ports/implement'
import { claimCase, releaseCase } from './claimCase'
import { getToday } from './getToday'

export { caseCommands } from './caseCommands'

export const caseRoutes = implement(deskCasesOperations, { getToday, claimCase, releaseCase })
