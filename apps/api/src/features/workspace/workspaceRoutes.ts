import { workspaceContract } from '@atrium/contracts/workspace/contract'
import { implement } from '../../ports/implement'
import { getMenus } from './getMenus'
import { getPerson } from './getPerson'

export const workspaceRoutes = implement(workspaceContract, { getMenus, getPerson })
