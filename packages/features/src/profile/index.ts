export { ProfileFeature } from './ProfileFeature'
export { profileRoutes } from './routes'
