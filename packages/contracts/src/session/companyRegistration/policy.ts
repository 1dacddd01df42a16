import { withPolicy } from '../../wire/policy'
import { companyRegistrationContract } from './contract'

export const companyRegistrationOperations = withPolicy(companyRegistrationContract, {
  registerCompany: {
    summary:
      'Creates an account for a mobile number proven by a code, and an uncertified company with it as super administrator, and signs in. A number with an account is refused, as for a person.',
  },
})
