export { ProfileFeature } from './ProfileFeature'
export { ProfileCompletion } from './parts/ProfileCompletion'
export { profileRoutes } from './routes'
