export { applicationRoutes } from './applicationRoutes'
