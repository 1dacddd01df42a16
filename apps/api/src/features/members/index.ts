export { memberRoutes } from './memberRoutes'
