import { authorisationRoutes } from '../authorisation'
import { companyRoutes } from '../company'
import { departmentRoutes } from '../departments'
import { messageRoutes } from '../messages'
import { sessionRoutes } from '../session'
import { workspaceRoutes } from '../workspace'
import type { Route } from './implement'

/** Every operation of every feature. */
export const allRoutes: readonly Route[] = [
  ...sessionRoutes,
  ...workspaceRoutes,
  ...companyRoutes,
  ...departmentRoutes,
  ...authorisationRoutes,
  ...messageRoutes,
]
