import { withPolicy } from '../../wire/policy'
import { companyRegistrationContract } from './contract'

export const companyRegistrationOperations = withPolicy(companyRegistrationContract, {
  registerCompany: {
    summary:
      'Opens an account for a mobile number that was proven by a code, and a company, not certified yet, with it as super administrator; signs in. A number that has an account is refused as for a person.',
  },
})
