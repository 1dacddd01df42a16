export { countMissing, missingOf } from './findProfile'
export { headImageRoutes } from './headImage/headImageRoutes'
export { profileRoutes } from './profileRoutes'
