import { withPolicy } from '../../wire/policy'
import { overviewContract } from './contract'

export const overviewOperations = withPolicy(overviewContract, {
  getOverview: {
    summary:
      'What waits for the person in the company, by what hurts most; how the seats they look after are used; and the licences they hold.',
    access: 'member',
  },
})
