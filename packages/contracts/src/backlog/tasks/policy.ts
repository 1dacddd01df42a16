import { withPolicy } from '../../wire/policy'
import { ownTasksContract } from './contract'

export const ownTasksOperations = withPolicy(ownTasksContract, {
  listOwnTasks: {
    summary: 'Lists the caller’s tasks other than invitations, most urgent first.',
    access: 'user',
  },
})
