import { withPolicy } from '../../wire/policy'
import { enterpriseSignInContract } from './contract'

export const enterpriseSignInOperations = withPolicy(enterpriseSignInContract, {
  signInAsAdministrator: {
    summary:
      'Signs in a company’s super administrator by its account or credit code and their own sealed password. Tries count as those of their own account do.',
  },
})
