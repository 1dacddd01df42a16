export { authorisationRoutes } from './authorisationRoutes'
