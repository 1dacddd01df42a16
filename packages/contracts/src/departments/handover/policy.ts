import { withPolicy } from '../../wire/policy'
import { handoverContract } from './contract'

export const handoverOperations = withPolicy(handoverContract, {
  previewChangeAdministrator: {
    summary:
      'Returns the changes for each person if the company is handed over to the member, and the reasons that prevent it.',
    access: 'superAdministrator',
  },
  changeAdministrator: {
    summary: 'Hands the company over to a member. The caller becomes an ordinary member.',
    access: 'superAdministrator',
    permission: 'administrators',
    proof: 'recent',
  },
})
