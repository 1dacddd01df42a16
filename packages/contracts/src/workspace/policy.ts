import { withPolicy } from '../wire/policy'
import { workspaceContract } from './contract'

export const workspaceOperations = withPolicy(workspaceContract, {
  getMenus: {
    summary: 'Menu items for the role in the company, or for the personal space when no company is named.',
    access: 'user',
  },
  getPerson: {
    summary: 'The signed-in person and the companies they belong to, the one joined first at the head.',
    access: 'user',
  },
})
