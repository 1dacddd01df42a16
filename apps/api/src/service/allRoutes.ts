import { accountRoutes } from '../account'
import { administratorRoutes } from '../administrators'
import { allocationRoutes } from '../allocation'
import { applicationRoutes } from '../applications'
import { authorisationRoutes } from '../authorisation'
import { companyRoutes } from '../company'
import { departmentRoutes } from '../departments'
import { dissolutionRoutes } from '../dissolution'
import { historyRoutes } from '../history'
import { invitationRoutes } from '../invitations'
import { messageRoutes } from '../messages'
import { guideRoutes } from '../notifications'
import { orderRoutes } from '../orders'
import { registrationRoutes, sessionRoutes } from '../session'
import { workspaceRoutes } from '../workspace'
import type { Route } from './implement'

/** Every operation of every feature. */
export const allRoutes: readonly Route[] = [
  ...sessionRoutes,
  ...registrationRoutes,
  ...workspaceRoutes,
  ...companyRoutes,
  ...departmentRoutes,
  ...authorisationRoutes,
  ...allocationRoutes,
  ...applicationRoutes,
  ...messageRoutes,
  ...guideRoutes,
  ...invitationRoutes,
  ...historyRoutes,
  ...accountRoutes,
  ...dissolutionRoutes,
  ...administratorRoutes,
  ...orderRoutes,
]
