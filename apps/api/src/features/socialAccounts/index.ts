export { redirectUris } from './redirectUri'
export { socialRoutes } from './socialRoutes'
