import { workspaceOperations } from '@atrium/contracts/workspace/policy'
import { implement } from '../../ports/implement'
import { getMenus } from './getMenus'
import { getPerson } from './getPerson'

export const workspaceRoutes = implement(workspaceOperations, { getMenus, getPerson })
