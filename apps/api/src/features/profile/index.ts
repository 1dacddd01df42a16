export { countMissing, missingOf } from './countMissing'
export { headImageRoutes } from './headImage/headImageRoutes'
export { profileRoutes } from './profileRoutes'
