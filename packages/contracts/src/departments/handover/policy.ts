import { withPolicy } from '../../wire/policy'
import { handoverContract } from './contract'

export const handoverOperations = withPolicy(handoverContract, {
  previewChangeAdministrator: {
    summary: 'What changes for whom if the company is handed over to the member, and what blocks it.',
    access: 'superAdministrator',
  },
  changeAdministrator: {
    summary: 'Hands the company over to one member; the caller becomes an ordinary member.',
    access: 'superAdministrator',
    permission: 'administrators',
    proof: 'recent',
  },
})
