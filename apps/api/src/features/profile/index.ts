export { profileRoutes } from './profileRoutes'
