import { workspaceContract } from '@atrium/features/workspace/contract'
import { implement } from '../service/implement'
import { getMenus } from './getMenus'
import { getPerson } from './getPerson'
import { listMessages } from './listMessages'
import { readMessages } from './readMessages'

export const workspaceRoutes = implement(workspaceContract, {
  getMenus,
  getPerson,
  listMessages,
  readMessages,
})
