import { withPolicy } from '../../wire/policy'
import { roleContract } from './contract'

export const roleOperations = withPolicy(roleContract, {
  getRoles: {
    summary: 'Lists the signed-in person’s roles in their companies.',
    access: 'user',
  },
})
