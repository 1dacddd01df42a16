import { certificationDeskRoutes } from './features/company/certification'
import { staffRoutes } from './features/staff'
import { caseRoutes } from './features/today'
import type { Route } from './platform/http/Route'

/** Every operation of the desk. */
export const deskRoutes: readonly Route[] = [...staffRoutes, ...caseRoutes, ...certificationDeskRoutes]
