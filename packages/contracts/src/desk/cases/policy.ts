import { withPolicy } from '../../wire/policy'
import type { StaffRole } from '../../wire/staffRoles'
import { type CaseQueue, deskCasesContract } from './contract'

/** The roles that decide the cases of a queue. */
export const rolesOfQueues: Readonly<Record<CaseQueue, readonly StaffRole[]>> = {
  certification: ['reviewer'],
  dissolution: ['reviewer'],
  trial: ['reviewer', 'sales'],
  invoice: ['finance'],
}

export const deskCasesOperations = withPolicy(deskCasesContract, {
  getToday: {
    summary: 'Returns what waits, by queue and oldest first, as far as the caller’s roles decide it.',
    access: 'staff',
    command: 'cases list',
  },
  claimCase: {
    summary: 'Claims a waiting case, so that others see that somebody works on it.',
    access: 'staff',
    staff: ['reviewer', 'sales', 'finance'],
    reason: 'optional',
  },
  releaseCase: {
    summary: 'Gives a claimed case back. Others’ claims can be released too, when somebody is away.',
    access: 'staff',
    staff: ['reviewer', 'sales', 'finance'],
    reason: 'optional',
    command: 'cases release',
  },
})
