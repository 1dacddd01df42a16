export { accountRoutes } from './accountRoutes'
