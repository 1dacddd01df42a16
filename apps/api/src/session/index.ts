export { authenticate } from './authenticate'
export { sessionRoutes } from './sessionRoutes'
