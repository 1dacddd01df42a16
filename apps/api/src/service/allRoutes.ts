import { authorisationRoutes } from '../authorisation/authorisationRoutes'
import { companyRoutes } from '../company/companyRoutes'
import { departmentRoutes } from '../departments/departmentRoutes'
import { sessionRoutes } from '../session/sessionRoutes'
import { workspaceRoutes } from '../workspace/workspaceRoutes'
import type { Route } from './implement'

/** Every operation of every feature. */
export const allRoutes: readonly Route[] = [
  ...sessionRoutes,
  ...workspaceRoutes,
  ...companyRoutes,
  ...departmentRoutes,
  ...authorisationRoutes,
]
