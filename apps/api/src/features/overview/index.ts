export { overviewRoutes } from './overviewRoutes'
