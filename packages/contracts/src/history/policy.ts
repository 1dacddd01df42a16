import { withPolicy } from '../wire/policy'
import { historyContract } from './contract'

export const historyOperations = withPolicy(historyContract, {
  listHistory: {
    summary:
      'Lists who changed what, newest first. With `kind` and `id`: the changes of one member, department or product.',
    access: 'administrator',
    permission: 'history',
  },
})
