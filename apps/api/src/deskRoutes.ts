import { peopleDeskRoutes } from './features/accounts'
import { certificationDeskRoutes } from './features/company/certification'
import { dissolutionDeskRoutes } from './features/dissolution'
import { invoiceDeskRoutes } from './features/orders'
import { askFirst, requestRoutesFor } from './features/requests'
import { staffRoutes } from './features/staff'
import { caseRoutes } from './features/today'
import { trialDeskRoutes } from './features/trials'
import type { Route } from './platform/http/Route'

const rooms: readonly Route[] = [
  ...staffRoutes,
  ...caseRoutes,
  ...certificationDeskRoutes,
  ...dissolutionDeskRoutes,
  ...trialDeskRoutes,
  ...peopleDeskRoutes,
  ...invoiceDeskRoutes,
]

const takesTwo = ({ operation }: Route): boolean => operation.fourEyes === true

/** Every operation of the desk. */
export const deskRoutes: readonly Route[] = [
  ...rooms.map((route) => (takesTwo(route) ? askFirst(route) : route)),
  ...requestRoutesFor(rooms.filter(takesTwo)),
]
