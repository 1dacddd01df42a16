import { withPolicy } from '../../wire/policy'
import { overviewContract } from './contract'

export const overviewOperations = withPolicy(overviewContract, {
  getOverview: {
    summary:
      'Returns the person’s tasks in the company, most urgent first, the use of the seats that they manage, and their own licences.',
    access: 'member',
  },
})
