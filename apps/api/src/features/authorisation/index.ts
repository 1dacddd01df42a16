export { authorisationRoutes } from './authorisationRoutes'
export { statusOf } from './licenceState'
export { requireProduct } from './requireProduct'
