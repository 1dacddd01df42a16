export { isRegion } from './isRegion'
export { regionRoutes } from './regionRoutes'
