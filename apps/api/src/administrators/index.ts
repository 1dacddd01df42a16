export { administratorRoutes } from './administratorRoutes'
