import { withPolicy } from '../wire/policy'
import { newCompanyContract } from './contract'

export const newCompanyOperations = withPolicy(newCompanyContract, {
  suggestNames: {
    summary: 'Suggests companies of the public registry whose names contain the typed text; may be empty.',
    access: 'user',
  },
  checkName: {
    summary:
      'Returns whether the name is free: no company has it certified or under review. Spaces, width and case are ignored.',
    access: 'user',
  },
  openCompany: {
    summary:
      'Opens an uncertified company with the caller as super administrator. Repeating it with the same name returns the same company.',
    access: 'user',
  },
})
