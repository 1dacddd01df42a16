import { withPolicy } from '../wire/policy'
import { openingContract } from './contract'

export const openingOperations = withPolicy(openingContract, {
  suggestNames: {
    summary: 'Companies of the public registry whose names begin or go on as typed; may be none.',
    access: 'user',
  },
  checkName: {
    summary:
      'Whether no company has this name, certified or under review; spaces, width and case don’t count.',
    access: 'user',
  },
  openCompany: {
    summary:
      'Opens a company, not certified yet, with the caller as its super administrator. Asked again for the same name, it answers with the same company.',
    access: 'user',
  },
})
