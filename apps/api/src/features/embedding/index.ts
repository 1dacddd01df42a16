export { authenticate } from './authenticate'
export { embeddingRoutes } from './embeddingRoutes'
export { siteOrigins } from './siteOrigins'
