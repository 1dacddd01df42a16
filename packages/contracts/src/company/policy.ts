import { withPolicy } from '../wire/policy'
import { companyContract } from './contract'

export const companyOperations = withPolicy(companyContract, {
  getCompanyHome: {
    summary: 'What the company home shows.',
    access: 'member',
  },
  getCompanyInfo: {
    summary: 'Name and logo of the company.',
    access: 'member',
  },
  getCompanyDetail: {
    summary:
      'The record of the company as it was last submitted, and the state of its certification; null before anything was submitted.',
    access: 'administrator',
    permission: 'company',
  },
})
