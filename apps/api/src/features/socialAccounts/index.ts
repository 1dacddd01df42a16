export { knownOrigin, ownOrigins, redirectUris } from './redirectUri'
export { socialRoutes } from './socialRoutes'
