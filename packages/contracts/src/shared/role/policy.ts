import { withPolicy } from '../../wire/policy'
import { roleContract } from './contract'

export const roleOperations = withPolicy(roleContract, {
  getRoles: {
    summary: 'What the signed-in person is in their companies.',
    access: 'user',
  },
})
