export { headImageRoutes } from './headImage/headImageRoutes'
export { profileRoutes } from './profileRoutes'
