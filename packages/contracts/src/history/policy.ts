import { withPolicy } from '../wire/policy'
import { historyContract } from './contract'

export const historyOperations = withPolicy(historyContract, {
  listHistory: {
    summary: 'Who changed what, newest first; of one member, department or product with `kind` and `id`.',
    access: 'administrator',
    permission: 'history',
  },
})
