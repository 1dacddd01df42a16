import { withPolicy } from '../wire/policy'
import { companyContract } from './contract'

export const companyOperations = withPolicy(companyContract, {
  getCompanyHome: {
    summary: 'Returns what the company’s home page shows.',
    access: 'member',
  },
  getCompanyInfo: {
    summary: 'Returns the company’s name and logo.',
    access: 'member',
  },
  getCompanyDetail: {
    summary:
      'Returns the company’s last submitted record and the state of its certification; null before the first submission.',
    access: 'administrator',
    permission: 'company',
  },
})
