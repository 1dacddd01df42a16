import { withPolicy } from '../../wire/policy'
import { ownTasksContract } from './contract'

export const ownTasksOperations = withPolicy(ownTasksContract, {
  listOwnTasks: {
    summary: 'What waits for the caller besides invitations, by what hurts most.',
    access: 'user',
  },
})
