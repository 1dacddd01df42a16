import { withPolicy } from '../wire/policy'
import { workspaceContract } from './contract'

export const workspaceOperations = withPolicy(workspaceContract, {
  getMenus: {
    summary:
      'Lists the menu items for the role in the company, or for the personal space if no company is named.',
    access: 'user',
    embedding: 'any',
  },
  getPerson: {
    summary: 'Returns the signed-in person and their companies, first joined at the top.',
    access: 'user',
    embedding: 'any',
  },
})
