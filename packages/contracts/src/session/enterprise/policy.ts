import { withPolicy } from '../../wire/policy'
import { enterpriseSignInContract } from './contract'

export const enterpriseSignInOperations = withPolicy(enterpriseSignInContract, {
  signInAsAdministrator: {
    summary:
      'Signs in a company’s super administrator with the company’s sign-in name or credit code and their own sealed password. Failed attempts count for their account.',
  },
})
