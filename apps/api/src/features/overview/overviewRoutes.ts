import { ownTasksOperations } from '@atrium/contracts/backlog/tasks/policy'
import { overviewOperations } from '@atrium/contracts/company/overview/policy'
import { implement } from '../../ports/implement'
import { getOverview } from './getOverview'
import { listOwnTasks } from './listOwnTasks'

export const overviewRoutes = implement(overviewOperations, { getOverview })

export const ownTaskRoutes = implement(ownTasksOperations, { listOwnTasks })
