export { headImageRoutes } from './headImage/headImageRoutes'
export { profileRoutes } from './profileRoutes'
export { toldIn, typeOf } from './toldIn'
