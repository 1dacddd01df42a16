export { dissolutionRoutes } from './dissolutionRoutes'
