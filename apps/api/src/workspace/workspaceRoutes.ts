import { workspaceContract } from '@atrium/features/workspace/contract'
import { implement } from '../service/implement'
import { getMenus } from './getMenus'
import { listCompanies } from './listCompanies'
import { listMessages } from './listMessages'
import { readMessages } from './readMessages'

export const workspaceRoutes = implement(workspaceContract, {
  getMenus,
  listCompanies,
  listMessages,
  readMessages,
})
