import { ownTasksContract } from '@atrium/contracts/backlog/tasks/contract'
import { overviewContract } from '@atrium/contracts/company/overview/contract'
import { implement } from '../../ports/implement'
import { getOverview } from './getOverview'
import { listOwnTasks } from './listOwnTasks'

export const overviewRoutes = implement(overviewContract, { getOverview })

export const ownTaskRoutes = implement(ownTasksContract, { listOwnTasks })
